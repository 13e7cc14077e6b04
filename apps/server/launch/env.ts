/** The environment of the server that is developed: production only when it is said. */
export const developmentEnv = {
  ...process.env,
  NODE_ENV: process.env['NODE_ENV'] || 'development',
};

/** That of the server that is started: what V8 compiles of it is kept for the next start, there unless it is said. */
export const cachingEnv = (folder: string) => ({ NODE_COMPILE_CACHE: folder, ...process.env });
