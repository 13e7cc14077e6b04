import { z } from 'zod';
import { openProcedure } from '../../trpc.ts';

/**
 * How one may log in here: always with a password, and through the establishment's provider where the
 * site has one. Anybody may ask.
 * @decision D56
 */
export const findLoginMethods = openProcedure
  .output(z.object({ hasProvider: z.boolean() }))
  .query(({ ctx }) => ({ hasProvider: ctx.identityProvider !== null }));
