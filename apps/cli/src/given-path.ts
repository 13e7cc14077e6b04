import { resolve } from 'node:path';
import type { Cli } from './cli.ts';

/** A path as the person typed it, from the folder where they did. */
export const givenPath = ({ folder }: Pick<Cli, 'folder'>, path: string): string =>
  resolve(folder, path);
