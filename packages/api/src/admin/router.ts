import { router } from '../trpc.ts';
import { createEstablishment } from './create-establishment.ts';
import { createInvitation } from './create-invitation.ts';
import { deleteEstablishment, restoreEstablishment } from './delete-establishment.ts';
import { getEstablishmentStatistics } from './get-establishment-statistics.ts';
import { getEstablishment } from './get-establishment.ts';
import { getParticipant } from './get-participant.ts';
import { listEstablishments } from './list-establishments.ts';
import { listOpenEstablishments } from './list-open-establishments.ts';
import { listParticipantRecords } from './list-participant-records.ts';
import { listParticipants } from './list-participants.ts';
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
  listEstablishments,
  listOpenEstablishments,
  listParticipantRecords,
  listParticipants,
  restoreEstablishment,
  updateEstablishment,
  updateParticipant,
});
