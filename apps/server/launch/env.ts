/** Port and address for launchers, which run before the server checks its variables. */
export const { PORT = '3000', HOST = '127.0.0.1' } = process.env;

export const developmentEnv = {
  ...process.env,
  NODE_ENV: process.env['NODE_ENV'] || 'development',
};

/**
 * Environment of the server. V8 stores compiled code in `folder` for the next start; all threads
 * share one malloc arena.
 * @decision speed#starts-and-memory
 */
export const startedEnv = (folder: string) => ({
  NODE_COMPILE_CACHE: folder,
  MALLOC_ARENA_MAX: '1',
  ...process.env,
});
