import { router } from '../trpc.ts';
import { createInvitation } from './create-invitation.ts';
import { findParticipants } from './find-participants.ts';

/** What staff and administrators do. */
export const adminRouter = router({ createInvitation, findParticipants });
