import { z } from 'zod';
import { openProcedure } from '../../trpc.ts';

/**
 * Login methods of this site, readable by anybody: always the password, and the establishment's
 * provider when the site has a provider.
 * @decision D56
 */
export const findLoginMethods = openProcedure
  .output(z.object({ hasProvider: z.boolean() }))
  .query(({ ctx }) => ({ hasProvider: ctx.identityProvider !== null }));
