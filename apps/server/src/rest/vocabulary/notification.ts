import { word, type Vocabulary } from './vocabulary.ts';

/** A notice. @decision D43 */
export const notification: Vocabulary = [
  word('id', 'id'),
  word('type', 'kind'),
  word('titre', 'title'),
  word('texte', 'text'),
  word('lien', 'link'),
  word('creee_le', 'createdAt'),
  word('lue_le', 'readAt'),
];
