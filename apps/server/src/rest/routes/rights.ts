import { row, type RestRow } from '../route.ts';
import { consent } from '../vocabulary/consent.ts';

/** Rights of a participant over personal data. @decision D62 */
export const rightsRows: readonly RestRow[] = [
  row('rights.getConsent', {
    method: 'GET',
    path: '/api/consentement',
    reply: { entity: 'consentement', vocabulary: consent },
    status: 200,
  }),
];
