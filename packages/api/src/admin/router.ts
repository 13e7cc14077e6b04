import { router } from '../trpc.ts';
import { createInvitation } from './create-invitation.ts';
import { findEstablishments } from './find-establishments.ts';
import { findParticipants } from './find-participants.ts';

/** What staff and administrators do. */
export const adminRouter = router({ createInvitation, findEstablishments, findParticipants });
