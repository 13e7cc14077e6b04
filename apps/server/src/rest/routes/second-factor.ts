import { row, type RestRow } from '../route.ts';
import { idAt } from '../url-values.ts';
import {
  firstCode,
  recoveryCodes,
  reset,
  secondFactor,
  secondFactorInForce,
  shownSecret,
  withSession,
} from '../vocabulary/second-factor.ts';

const path = '/api/auth/second-facteur';

/** @decision D57 */
export const secondFactorRows: readonly RestRow[] = [
  row('account.getSecondFactor', {
    method: 'GET',
    path,
    reply: { entity: 'second_facteur', vocabulary: secondFactor },
    status: 200,
  }),
  row('account.beginSecondFactor', {
    method: 'POST',
    path,
    reply: { entity: 'second_facteur', vocabulary: shownSecret },
    status: 201,
  }),
  row('account.confirmSecondFactor', {
    method: 'PUT',
    path,
    body: firstCode,
    reply: { entity: null, vocabulary: secondFactorInForce, from: withSession },
    status: 200,
  }),
  row('account.removeSecondFactor', {
    method: 'DELETE',
    path,
    reply: null,
    status: 204,
  }),
  row('account.renewRecoveryCodes', {
    method: 'POST',
    path: `${path}/codes-secours`,
    reply: { entity: null, vocabulary: recoveryCodes },
    status: 201,
  }),
  row('admin.resetSecondFactor', {
    method: 'POST',
    path: '/api/admin/utilisateurs/{id}/retrait-second-facteur',
    url: { userId: idAt('id') },
    body: reset,
    reply: null,
    status: 204,
  }),
];
