import { z } from 'zod';
import type { ItemOf } from '../procedure-types.ts';
import type { ReplyVocabulary, WordsOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

/** A person's « établissement ». @source specification §3 */
export const place = named('EtablissementParticipant', [
  word('id', 'establishmentId', { access: 'out' }),
  word('nom', 'name'),
  word('code_reference', 'referenceCode'),
]) satisfies WordsOf<'admin.createEstablishment'>;

/** « Établissement ». @source specification §3 @decision D43 D63 */
export const establishment = named('Etablissement', [
  ...place,
  word('conservation_mois', 'retentionMonths'),
]) satisfies WordsOf<'admin.createEstablishment'>;

/** Figures of an establishment without the establishment. */
export const figuresOf = ({ statistics }: ItemOf<'admin.getEstablishmentStatistics'>) => statistics;

const people = z.int().min(0);

/** Its figures, each a number of people. @source specification §3 @decision D43 */
export const statistics = named('StatistiquesEtablissement', [
  word('inscrits', 'registered', { shape: people }),
  word('commences', 'started', { shape: people }),
  word('termines', 'finished', { shape: people }),
  word('abandonnes', 'abandoned', { shape: people }),
  word('completes_s0', 'completedS0', { shape: people }),
  word('completes_s6', 'completedS6', { shape: people }),
  word('completes_s12', 'completedS12', { shape: people }),
  word('completes_s24', 'completedS24', { shape: people }),
]) satisfies ReplyVocabulary<ReturnType<typeof figuresOf>>;
