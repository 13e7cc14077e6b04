import { z } from 'zod';
import { openProcedure } from '../../trpc.ts';

/**
 * Login methods and public address of this site, for any caller. Login by password is always
 * possible.
 * @decision D56 D99
 */
export const findLoginMethods = openProcedure
  .output(z.object({ hasProvider: z.boolean(), siteAddress: z.string() }))
  .query(({ ctx }) => ({
    hasProvider: ctx.identityProvider !== null,
    siteAddress: new URL(ctx.publicUrl).origin,
  }));
