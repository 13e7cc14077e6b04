import { row, type RestRow } from '../route.ts';
import { invitation } from '../vocabulary/account.ts';
import { establishmentRows } from './establishments.ts';
import { participantRows } from './participants.ts';
import { userRows } from './users.ts';

/** What staff do. @decision D42 */
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
  ...userRows,
];
