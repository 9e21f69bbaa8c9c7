/* What vite.config.ts makes: of each technique that a sample needs, the sample's level and its number there. */
declare module "virtual:needed" {
  const needed: Record<string, ["easy" | "medium" | "hard" | "expert" | "extreme", number] | undefined>;
  export default needed;
}
