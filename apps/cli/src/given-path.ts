import { resolve } from 'node:path';
import type { Cli } from './cli.ts';

/** Resolves a path from the folder where the command was typed. */
export const givenPath = ({ folder }: Pick<Cli, 'folder'>, path: string): string =>
  resolve(folder, path);
