import { z } from 'zod';
import { openProcedure } from '../../trpc.ts';

/**
 * Login methods of this site and its own address, readable by anybody. The password is always a
 * method.
 * @decision D56 D99
 */
export const findLoginMethods = openProcedure
  .output(z.object({ hasProvider: z.boolean(), siteAddress: z.string() }))
  .query(({ ctx }) => ({
    hasProvider: ctx.identityProvider !== null,
    siteAddress: new URL(ctx.publicUrl).origin,
  }));
