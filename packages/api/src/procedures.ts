import type { AnyTRPCRouter } from '@trpc/server';
import type { z } from 'zod';
import { appRouter } from './router.ts';
import type { Meta } from './trpc.ts';

export type Procedure = {
  name: string;
  type: 'query' | 'mutation';
  meta: Meta;
  inputs: readonly z.ZodType[];
  output: z.ZodType | undefined;
};

type Described = Record<string, { _def: Omit<Procedure, 'name'> }>;

/** Procedures of a router, read from `_def`, because tRPC has no public list of procedures. */
export const proceduresOf = (router: AnyTRPCRouter): readonly Procedure[] =>
  Object.entries(router._def.procedures as unknown as Described).map(
    ([
      name,
      {
        _def: { type, meta, inputs, output },
      },
    ]) => ({ name, type, meta, inputs, output }),
  );

export const PROCEDURES: readonly Procedure[] = proceduresOf(appRouter);

const byName = new Map(PROCEDURES.map((procedure) => [procedure.name, procedure]));

export const findProcedure = (name: string): Procedure | null => byName.get(name) ?? null;
