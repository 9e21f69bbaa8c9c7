/* What vite.config.ts makes: of each technique, where there is one, a sample whose solution uses it. */
declare module "virtual:samples" {
  const samples: Record<string, string | undefined>;
  export default samples;
}

/* And some puzzles of each level for the first sight. */
declare module "virtual:first" {
  const first: Record<"easy" | "medium" | "hard" | "expert" | "extreme", readonly string[]>;
  export default first;
}
