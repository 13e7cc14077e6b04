import { schedule } from '@aube/dictionary';
import { row, type RestRow } from '../route.ts';
import { idAt } from '../url-values.ts';
import { invitation } from '../vocabulary/account.ts';
import { agreedWindow } from '../vocabulary/agreed-window.ts';
import { completeReason, participant } from '../vocabulary/participant.ts';
import { establishmentRows } from './establishments.ts';
import { userRows } from './users.ts';

const paths = '/api/admin/participants';
const url = { userId: idAt('id') };
const version = (output: { version: number }) => output.version;
const one = { entity: 'participant', vocabulary: participant, version };

/** @source specification §7 @decision D43 */
const participantRows: readonly RestRow[] = [
  row('admin.listParticipantRecords', {
    method: 'GET',
    path: paths,
    reply: { entity: 'participants', vocabulary: participant, isList: true, inParts: true },
    status: 200,
  }),
  row('admin.getParticipant', {
    method: 'GET',
    path: `${paths}/{id}`,
    url,
    reply: one,
    status: 200,
  }),
  row('admin.updateParticipant', {
    method: 'PUT',
    path: `${paths}/{id}`,
    url,
    body: participant,
    complete: completeReason,
    completed: ['raison'],
    ifMatch: 'version',
    reply: one,
    status: 200,
  }),
];

const windowPaths = `${paths}/{id}/fenetres-convenues`;
const oneWindow = {
  entity: schedule.fields.agreedWindowMinutes.french,
  vocabulary: agreedWindow,
};

/** @decision D81 */
const agreedWindowRows: readonly RestRow[] = [
  row('admin.listAgreedWindows', {
    method: 'GET',
    path: windowPaths,
    url,
    reply: { entity: 'fenetres_convenues', vocabulary: agreedWindow, isList: true },
    status: 200,
  }),
  row('admin.agreeWindow', {
    method: 'POST',
    path: windowPaths,
    url,
    body: agreedWindow,
    reply: oneWindow,
    status: 201,
  }),
  row('admin.withdrawWindow', {
    method: 'PUT',
    path: `${windowPaths}/retiree`,
    url,
    reply: oneWindow,
    status: 200,
  }),
];

/** @decision D42 */
export const adminRows: readonly RestRow[] = [
  row('admin.createInvitation', {
    method: 'POST',
    path: '/api/admin/invitations',
    body: invitation,
    reply: { entity: null, vocabulary: invitation },
    status: 201,
  }),
  ...establishmentRows,
  ...participantRows,
  ...agreedWindowRows,
  ...userRows,
];
