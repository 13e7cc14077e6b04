import { z } from 'zod';
import { guestOrUserProcedure } from '../trpc.ts';
import { crisisPanelFor, crisisPanelOutput } from './crisis-panel.ts';

/**
 * Where somebody in danger finds help: the caller's establishment's own resources first, then the
 * national ones; for a guest the national ones.
 * @decision D33
 */
export const getCrisisResources = guestOrUserProcedure
  .input(z.void())
  .output(crisisPanelOutput)
  .query(({ ctx }) => crisisPanelFor(ctx, ctx.db, ctx.actor?.participantEstablishmentId ?? null));
