import type { ItemOf } from '../procedure-types.ts';
import { instant } from './codecs.ts';
import type { ReplyVocabulary } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

/** @decision D43 */
export const notification = named('Notification', [
  word('id', 'id'),
  word('type', 'kind'),
  word('titre', 'title'),
  word('texte', 'text'),
  word('lien', 'link'),
  word('creee_le', 'createdAt', { codec: instant }),
  word('lue_le', 'readAt', { codec: instant }),
]) satisfies ReplyVocabulary<ItemOf<'notifications.list'>>;
