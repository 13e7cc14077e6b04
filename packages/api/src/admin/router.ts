import { router } from '../trpc.ts';
import { createEstablishment } from './create-establishment.ts';
import { createInvitation } from './create-invitation.ts';
import { createUser } from './create-user.ts';
import { deleteEstablishment, restoreEstablishment } from './delete-establishment.ts';
import { deleteUser, restoreUser } from './delete-user.ts';
import { getEstablishmentStatistics } from './get-establishment-statistics.ts';
import { getEstablishment } from './get-establishment.ts';
import { getParticipant } from './get-participant.ts';
import { inviteMany } from './invite-many.ts';
import { getUser } from './get-user.ts';
import { listEstablishments } from './list-establishments.ts';
import { listInvitations } from './list-invitations.ts';
import { listOpenEstablishments } from './list-open-establishments.ts';
import { listParticipantRecords } from './list-participant-records.ts';
import { listParticipants } from './list-participants.ts';
import { liftAbandonment, removeFromProgramme } from './remove-from-programme.ts';
import { resendInvitation } from './resend-invitation.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { listRoles } from './list-roles.ts';
import { listUserRecords } from './list-user-records.ts';
import { listUsers } from './list-users.ts';
import { updateEstablishment } from './update-establishment.ts';
import { updateParticipant } from './update-participant.ts';
import { updateUser } from './update-user.ts';
import {
  changeUserEmail,
  endSessions,
  resendActivation,
  sendPasswordReset,
} from './user-letters.ts';

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
  resetSecondFactor,
  restoreEstablishment,
  revokeInvitation,
  updateEstablishment,
  updateParticipant,
  listUsers,
  listUserRecords,
  listRoles,
  getUser,
  createUser,
  updateUser,
  changeUserEmail,
  deleteUser,
  restoreUser,
  resendActivation,
  sendPasswordReset,
  endSessions,
});
