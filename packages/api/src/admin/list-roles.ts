import { z } from 'zod';
import { ROLE } from '../account/rules/roles.ts';
import { administratorProcedure } from '../trpc.ts';

/** The roles that an account may have (« roles »), by id; the edges name them. @source specification §7 @decision D5 */
export const listRoles = administratorProcedure
  .output(z.array(z.object({ roleId: z.number() })))
  .query(() => Object.values(ROLE).map((roleId) => ({ roleId })));
