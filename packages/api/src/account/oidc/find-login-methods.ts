import { z } from 'zod';
import { openProcedure } from '../../trpc.ts';

/**
 * Login methods of this site, readable by anybody. The password is always a method.
 * @decision D56
 */
export const findLoginMethods = openProcedure
  .output(z.object({ hasProvider: z.boolean() }))
  .query(({ ctx }) => ({ hasProvider: ctx.identityProvider !== null }));
