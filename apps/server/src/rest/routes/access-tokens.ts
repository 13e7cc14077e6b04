import { row, type RestRow } from '../route.ts';
import { idAt } from '../url-values.ts';
import { accessToken, newAccessToken, shownAccessToken } from '../vocabulary/access-token.ts';

const path = '/api/auth/jetons';

/** @decision D60 */
export const accessTokenRows: readonly RestRow[] = [
  row('account.listAccessTokens', {
    method: 'GET',
    path,
    reply: { entity: 'jetons', vocabulary: accessToken, isList: true },
    status: 200,
  }),
  row('account.createAccessToken', {
    method: 'POST',
    path,
    body: newAccessToken,
    reply: { entity: 'jeton', vocabulary: shownAccessToken },
    status: 201,
  }),
  row('account.revokeAccessToken', {
    method: 'DELETE',
    path: `${path}/{id}`,
    url: { accessTokenId: idAt('id') },
    reply: null,
    status: 204,
  }),
];
