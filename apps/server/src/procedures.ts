import { appRouter, type Meta } from '@aube/api/server';
import type { z } from 'zod';

/** Parts of a procedure that the OpenAPI document and tests read. */
export type ProcedureFacts = {
  name: string;
  type: 'query' | 'mutation';
  meta: Meta;
  inputs: z.ZodType[];
  output: z.ZodType | undefined;
};

type Definition = {
  _def: {
    type: 'query' | 'mutation';
    meta: Meta;
    inputs: z.ZodType[];
    output?: z.ZodType;
  };
};

/** Every procedure, read from the router. */
export const PROCEDURES: readonly ProcedureFacts[] = Object.entries(
  appRouter._def.procedures as unknown as Record<string, Definition>,
).map(([name, { _def: definition }]) => ({
  name,
  type: definition.type,
  meta: definition.meta,
  inputs: definition.inputs,
  output: definition.output,
}));
