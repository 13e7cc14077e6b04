import type { AnyTRPCRouter } from '@trpc/server';
import type { z } from 'zod';
import { appRouter } from './router.ts';
import type { Meta } from './trpc.ts';

/** A procedure, as its router describes it. */
export type Procedure = {
  /** Full name, such as `diary.saveDay`. */
  name: string;
  type: 'query' | 'mutation';
  meta: Meta;
  inputs: readonly z.ZodType[];
  output: z.ZodType | undefined;
};

type Described = Record<string, { _def: Omit<Procedure, 'name'> }>;

/** Procedures of a router. tRPC's own documentation reads this field: no other one lists them. */
export const proceduresOf = (router: AnyTRPCRouter): readonly Procedure[] =>
  Object.entries(router._def.procedures as unknown as Described).map(
    ([
      name,
      {
        _def: { type, meta, inputs, output },
      },
    ]) => ({ name, type, meta, inputs, output }),
  );

/** Every procedure of a site. */
export const PROCEDURES: readonly Procedure[] = proceduresOf(appRouter);

const byName = new Map(PROCEDURES.map((procedure) => [procedure.name, procedure]));

/** The procedure of this name, or null. */
export const findProcedure = (name: string): Procedure | null => byName.get(name) ?? null;
