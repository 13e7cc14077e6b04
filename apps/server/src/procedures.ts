import { appRouter, type Meta } from '@aube/api/server';
import type { z } from 'zod';

/** What is looked at of a procedure beside calling it: by the OpenAPI document, and by tests that walk the router. */
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

/** Every procedure of the house, read from the router itself. */
export const PROCEDURES: readonly ProcedureFacts[] = Object.entries(
  appRouter._def.procedures as unknown as Record<string, Definition>,
).map(([name, { _def: definition }]) => ({
  name,
  type: definition.type,
  meta: definition.meta,
  inputs: definition.inputs,
  output: definition.output,
}));
