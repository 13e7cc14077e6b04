import { findMisspelt } from '@aube/api/server';
import type { EnvSource } from '../env.ts';
import type { Texts } from '../texts/fr.ts';
import { warning, type Check } from './check.ts';

/** @decision running-aube#misspelt-variables */
export const checkVariables = (source: EnvSource, { doctor }: Texts): Check[] =>
  findMisspelt(source).map(({ name, meant }) =>
    warning('variable', doctor.unknownVariable(name, meant)),
  );
