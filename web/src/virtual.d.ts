/* What vite.config.ts makes: of each technique, where there is one, a puzzle whose solution uses it; with the strategies to solve
 * it by, if not all. */
declare module "virtual:practice" {
  export interface Practice {
    puzzle: string;
    strategies?: string;
  }
  const practice: Record<string, Practice | undefined>;
  export default practice;
}
