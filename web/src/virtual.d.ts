/* What vite.config.ts makes: of each technique, where there is one, a sample whose solution uses it. */
declare module "virtual:samples" {
  const samples: Record<string, string | undefined>;
  export default samples;
}
