import type { EnvSource } from './env.ts';

/** The program's name in help texts; a release sets its own. */
export const commandName = (source: EnvSource): string =>
  source['AUBE_COMMAND'] || 'npm run aube --';
