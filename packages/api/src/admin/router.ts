import { router } from '../trpc.ts';
import { createEstablishment } from './create-establishment.ts';
import { createInvitation } from './create-invitation.ts';
import { deleteEstablishment, restoreEstablishment } from './delete-establishment.ts';
import { getEstablishmentStatistics } from './get-establishment-statistics.ts';
import { getEstablishment } from './get-establishment.ts';
import { getParticipant } from './get-participant.ts';
import { inviteMany } from './invite-many.ts';
import { listEstablishments } from './list-establishments.ts';
import { listInvitations } from './list-invitations.ts';
import { listOpenEstablishments } from './list-open-establishments.ts';
import { listParticipantRecords } from './list-participant-records.ts';
import { listParticipants } from './list-participants.ts';
import { liftAbandonment, removeFromProgramme } from './remove-from-programme.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { updateEstablishment } from './update-establishment.ts';
import { updateParticipant } from './update-participant.ts';

/** What staff and administrators do. */
export const adminRouter = router({
  createEstablishment,
  createInvitation,
  deleteEstablishment,
  getEstablishment,
  getEstablishmentStatistics,
  getParticipant,
  inviteMany,
  liftAbandonment,
  listEstablishments,
  listInvitations,
  listOpenEstablishments,
  listParticipantRecords,
  listParticipants,
  removeFromProgramme,
  resendInvitation,
  restoreEstablishment,
  revokeInvitation,
  updateEstablishment,
  updateParticipant,
});
