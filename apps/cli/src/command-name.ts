import type { EnvSource } from './env.ts';

/** What comes before every command: a release has a name of its own. */
export const commandName = (source: EnvSource): string =>
  source['AUBE_COMMAND'] || 'npm run aube --';
