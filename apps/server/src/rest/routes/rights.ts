import { row, type RestRow } from '../route.ts';
import { consent } from '../vocabulary/consent.ts';

/** @decision D62 */
export const rightsRows: readonly RestRow[] = [
  row('rights.getConsent', {
    method: 'GET',
    path: '/api/consentement',
    reply: { entity: 'consentement', vocabulary: consent },
    status: 200,
  }),
];
