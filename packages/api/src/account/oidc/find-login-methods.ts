import { z } from 'zod';
import { openProcedure } from '../../trpc.ts';

/**
 * Login methods of this site: always a password, and the establishment's provider if there is one.
 * Open to everybody.
 * @decision D56
 */
export const findLoginMethods = openProcedure
  .output(z.object({ hasProvider: z.boolean() }))
  .query(({ ctx }) => ({ hasProvider: ctx.identityProvider !== null }));
