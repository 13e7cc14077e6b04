/** The environment of the server that is developed: production only when it is said. */
export const developmentEnv = {
  ...process.env,
  NODE_ENV: process.env['NODE_ENV'] || 'development',
};

/**
 * That of the server that is started, unless it is said otherwise: what V8 compiles of it is kept for the next start,
 * there, and its threads share one place for memory, which one each would leave half empty.
 * @decision 0074
 */
export const startedEnv = (folder: string) => ({
  NODE_COMPILE_CACHE: folder,
  MALLOC_ARENA_MAX: '1',
  ...process.env,
});
