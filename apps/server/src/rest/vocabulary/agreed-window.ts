import { schedule } from '@aube/dictionary';
import { day, instant } from './codecs.ts';
import type { WordsOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const { windowMinutes, agreedOn } = schedule.fields;

/** @decision D81 */
export const agreedWindow = named('FenetreConvenue', [
  word('id', 'id', { access: 'out' }),
  word(windowMinutes.french, 'windowMinutes'),
  word(agreedOn.french, 'agreedOn', { codec: day }),
  word('raison', 'reason'),
  word('saisie_par', 'by', { access: 'out' }),
  word('saisie_le', 'enteredAt', { codec: instant, access: 'out' }),
  word('retiree_le', 'withdrawnAt', { codec: instant, access: 'out' }),
  word('vaut_au_prochain_choix', 'isStanding', { access: 'out' }),
]) satisfies WordsOf<'admin.agreeWindow'>;
