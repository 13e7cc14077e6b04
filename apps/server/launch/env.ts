export const developmentEnv = {
  ...process.env,
  NODE_ENV: process.env['NODE_ENV'] || 'development',
};

/**
 * V8 keeps its compiled code in `folder` for the next start. All threads share one memory arena.
 * @decision speed#starts-and-memory
 */
export const startedEnv = (folder: string) => ({
  NODE_COMPILE_CACHE: folder,
  MALLOC_ARENA_MAX: '1',
  ...process.env,
});
