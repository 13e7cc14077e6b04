import type { WordsOf } from './typed-vocabulary.ts';
import { codes, day, instant } from './codecs.ts';
import { named, word } from './vocabulary.ts';

const state = codes({
  toCome: 'a_venir',
  running: 'en_cours',
  over: 'terminee',
  withdrawn: 'retiree',
});

/** @decision D67 */
export const pause = named('Pause', [
  word('id', 'id', { access: 'out' }),
  word('apres_semaine', 'week', { access: 'out' }),
  word('debut_le', 'startsOn', { access: 'out', codec: day }),
  word('reprise_le', 'resumesOn', { codec: day }),
  word('statut', 'state', { codec: state, access: 'out' }),
  word('raison', 'reason'),
  word('par_le_personnel', 'isByStaff', { access: 'out' }),
  word('demandee_le', 'askedAt', { access: 'out', codec: instant }),
  word('retiree_le', 'withdrawnAt', { access: 'out', codec: instant }),
]) satisfies WordsOf<'programme.askPause'>;

export const pauseReason = named('RaisonPause', [word('raison', 'reason', { access: 'in' })]);
