import { establishment as entity, establishmentFigures } from '@aube/dictionary';
import { z } from 'zod';
import type { ItemOf } from '../procedure-types.ts';
import type { ReplyVocabulary, WordsOf } from './typed-vocabulary.ts';
import { instant } from './codecs.ts';
import { named, word } from './vocabulary.ts';

const { name, referenceCode, retentionMonths } = entity.fields;

/** @source specification §3 */
export const place = named('EtablissementParticipant', [
  word('id', 'establishmentId', { access: 'out' }),
  word(name.french, 'name'),
  word(referenceCode.french, 'referenceCode'),
]) satisfies WordsOf<'admin.createEstablishment'>;

/** @source specification §3 @decision D43 D63 */
export const establishment = named('Etablissement', [
  ...place,
  word(retentionMonths.french, 'retentionMonths'),
]) satisfies WordsOf<'admin.createEstablishment'>;

export const figuresOf = ({ statistics, asOf }: ItemOf<'admin.getEstablishmentStatistics'>) => ({
  ...statistics,
  asOf,
});

const people = { shape: z.int().min(0) };
const figures = establishmentFigures.fields;

/**
 * Each figure is a number of people. The specification does not contain `chiffres_du`.
 * @source specification §3
 * @decision D43
 */
export const statistics = named('StatistiquesEtablissement', [
  word(figures.registered.french, 'registered', people),
  word(figures.started.french, 'started', people),
  word(figures.finished.french, 'finished', people),
  word(figures.abandoned.french, 'abandoned', people),
  word(figures.completedS0.french, 'completedS0', people),
  word(figures.completedS6.french, 'completedS6', people),
  word(figures.completedS12.french, 'completedS12', people),
  word(figures.completedS24.french, 'completedS24', people),
  word('chiffres_du', 'asOf', { codec: instant }),
]) satisfies ReplyVocabulary<ReturnType<typeof figuresOf>>;
