/* What vite.config.ts makes: some puzzles of each level for the first sight. */
declare module "virtual:first" {
  const first: Record<"easy" | "medium" | "hard" | "expert" | "extreme", readonly string[]>;
  export default first;
}
