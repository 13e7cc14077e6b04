import { word, type Vocabulary } from './vocabulary.ts';

/** « Établissement ». @source specification §3 @decision D43 */
export const establishment: Vocabulary = [
  word('id', 'establishmentId', { access: 'out' }),
  word('nom', 'name'),
  word('code_reference', 'referenceCode'),
];

/** Its figures, each a number of people. @source specification §3 @decision D43 */
export const statistics: Vocabulary = [
  word('inscrits', 'registered'),
  word('commences', 'started'),
  word('termines', 'finished'),
  word('abandonnes', 'abandoned'),
  word('completes_s0', 'completedS0'),
  word('completes_s6', 'completedS6'),
  word('completes_s12', 'completedS12'),
  word('completes_s24', 'completedS24'),
];
