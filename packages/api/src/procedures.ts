import type { AnyTRPCRouter } from '@trpc/server';
import type { z } from 'zod';
import { appRouter } from './router.ts';
import type { Meta } from './trpc.ts';

export type Procedure = {
  /** Full name, such as `diary.saveDay`. */
  name: string;
  type: 'query' | 'mutation';
  meta: Meta;
  inputs: readonly z.ZodType[];
  output: z.ZodType | undefined;
};

type Described = Record<string, { _def: Omit<Procedure, 'name'> }>;

/**
 * Procedures of a router. They are read from `_def`, the field that tRPC's documentation uses,
 * because no other field lists them.
 */
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
