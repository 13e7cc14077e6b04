import type { InputOf, ItemOf } from '../procedure-types.ts';
import { instant } from './codecs.ts';
import type { BodyVocabulary, ReplyVocabulary } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

/** @decision D60 */
export const accessToken = named('JetonAcces', [
  word('id', 'id'),
  word('nom', 'name'),
  word('export', 'mayExport'),
  word('cree_le', 'createdAt', { codec: instant }),
  word('expire_le', 'expiresAt', { codec: instant }),
  word('derniere_utilisation_le', 'lastUsedAt', { codec: instant }),
]) satisfies ReplyVocabulary<ItemOf<'account.listAccessTokens'>>;

export const newAccessToken = named('JetonAccesSaisie', [
  word('nom', 'name', { access: 'in' }),
  word('jours', 'days', { access: 'in' }),
  word('export', 'mayExport', { access: 'in' }),
]) satisfies BodyVocabulary<InputOf<'account.createAccessToken'>>;

export const shownAccessToken = named('JetonAccesCree', [
  word('id', 'id'),
  word('jeton', 'token'),
  word('expire_le', 'expiresAt', { codec: instant }),
]) satisfies ReplyVocabulary<ItemOf<'account.createAccessToken'>>;
