import { router } from '../trpc.ts';
import { createInvitation } from './create-invitation.ts';

/** What staff and administrators do. */
export const adminRouter = router({ createInvitation });
