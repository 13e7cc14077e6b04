/** The environment of the server that is developed: production only when it is said. */
export const developmentEnv = {
  ...process.env,
  NODE_ENV: process.env['NODE_ENV'] || 'development',
};
