/** Port and address of the server, before the server has read its variables. */
export const { PORT = '3000', HOST = '127.0.0.1' } = process.env;

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
