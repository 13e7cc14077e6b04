import { row, type RestRow } from '../route.ts';
import { exportFileAt, wholeNumber, yesOrNo } from '../url-values.ts';

const asText = (text: string): unknown => text;

/** Files of data: `nuits.csv`, `nuits.xlsx`, `tout.zip`. @decision D65 decisions/0042 */
export const exportRows: readonly RestRow[] = [
  row('exports.prepare', {
    method: 'GET',
    path: '/api/admin/exports/{fichier}',
    url: { file: exportFileAt('fichier') },
    query: {
      etablissement: { field: 'establishmentId', read: wholeNumber },
      du: { field: 'from', read: asText },
      au: { field: 'to', read: asText },
      identite: { field: 'withIdentity', read: yesOrNo },
      raison: { field: 'reason', read: asText },
    },
    reply: 'file',
    status: 200,
  }),
];
