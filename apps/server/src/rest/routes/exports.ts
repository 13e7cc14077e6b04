import {
  DECIMAL_WORDS,
  FIGURE_WORDS,
  NATURE_WORDS,
  SEPARATOR_WORDS,
  STATE_WORDS,
} from '@aube/api/server';
import { row, type RestRow } from '../route.ts';
import { exportFileAt, oneWordOf, wholeNumber, yesOrNo } from '../url-values.ts';

const asText = (text: string): unknown => text;

/**
 * Searched text is sent in the body, never in the address.
 * @decision D65 exports#two-steps exports#statistics-as-files
 */
export const exportRows: readonly RestRow[] = [
  row('exports.prepare', {
    method: 'GET',
    path: '/api/admin/exports/{fichier}',
    url: { file: exportFileAt('fichier') },
    query: {
      etablissement: { field: 'establishmentId', read: wholeNumber },
      du: { field: 'from', read: asText },
      au: { field: 'to', read: asText },
      etat: { field: 'state', ...oneWordOf(STATE_WORDS) },
      alerte: { field: 'hasWaitingAlert', read: yesOrNo },
      horaire: { field: 'isScheduleLocked', read: yesOrNo },
      chiffre: { field: 'figure', ...oneWordOf(FIGURE_WORDS) },
      semaine: { field: 'week', read: wholeNumber },
      inscrit_du: { field: 'registeredFrom', read: asText },
      inscrit_au: { field: 'registeredTo', read: asText },
      nature: { field: 'nature', ...oneWordOf(NATURE_WORDS) },
      identite: { field: 'withIdentity', read: yesOrNo },
      separateur: { field: 'separator', ...oneWordOf(SEPARATOR_WORDS) },
      decimale: { field: 'decimal', ...oneWordOf(DECIMAL_WORDS) },
      raison: { field: 'reason', read: asText },
    },
    reply: 'file',
    status: 200,
  }),
];
