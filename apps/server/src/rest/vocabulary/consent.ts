import { day } from './codecs.ts';
import type { WordsOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

/** @decision D62 */
export const consent = named('Consentement', [
  word('version', 'version', { access: 'out' }),
  word('titre', 'title', { access: 'out' }),
  word('texte', 'text', { access: 'out' }),
  word('publie_le', 'publishedOn', { access: 'out', codec: day }),
]) satisfies WordsOf<'rights.getConsent'>;
