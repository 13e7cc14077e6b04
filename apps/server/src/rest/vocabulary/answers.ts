import { establishment, score } from '@aube/dictionary';
import type { InputOf, ItemOf } from '../procedure-types.ts';
import { codes, codesOf, instant, type Codec } from './codecs.ts';
import { crisisPanel } from './questionnaire.ts';
import type { VocabularyOf, WordsOf } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const { fields } = score;
const { better, worse } = fields.higherIs.codes;
const verdict = codes({ better: better.french, same: 'stable', worse: worse.french });

const status = codes({ draft: 'brouillon', submitted: 'soumis', undone: 'annule' });

const screeningResult = codes({
  suited: 'convient',
  suitedWithCare: 'convient_avec_prudence',
  tooEarly: 'trop_tot',
  opportunity: 'occasion_de_dormir',
  noDifficulty: 'sans_difficulte',
  underage: 'moins_de_18_ans',
});

const flag = codes({
  bipolarDisorder: 'trouble_bipolaire',
  psychosis: 'psychose',
  epilepsy: 'epilepsie',
  untreatedApnoea: 'apnee_non_traitee',
  sleepAttacks: 'endormissements_soudains',
  parasomnia: 'parasomnie',
  fallRisk: 'risque_de_chute',
  pregnancy: 'grossesse',
  unstableIllness: 'maladie_instable',
  dangerousWork: 'travail_dangereux',
  shiftWork: 'travail_poste',
  restlessLegs: 'jambes_sans_repos',
  postPartum: 'post_partum',
  sedatives: 'sedatifs',
  stoppingSedative: 'arret_de_sedatif',
  nightlyAlcohol: 'alcool_chaque_soir',
  underage: 'moins_de_18_ans',
});

const encodeFlag = (code: unknown) => flag.encode(code) ?? code;

/**
 * Translates a flag. A flag of a site's own instrument keeps its code, because it has no French
 * name.
 */
const oneFlag: Codec = { encode: encodeFlag, decode: (code) => code };
const flags: Codec = {
  encode: (list) => (list as string[]).map(encodeFlag),
  decode: (list) => list,
};

/** @decision D43 */
const common = [
  word('id', 'id', { access: 'out' }),
  word('statut', 'status', { codec: status, access: 'out' }),
  word('soumis_le', 'submittedAt', { access: 'out', codec: instant }),
  word('reponses', 'answers', { isRecord: true }),
  word('soumettre', 'submit', { access: 'in' }),
];

const result = named('ResultatScore', [
  word(fields.score.french, 'score'),
  word(fields.name.french, 'name'),
  word(fields.value.french, 'value'),
  word(fields.answersGiven.french, 'answered.given'),
  word(fields.answersAsked.french, 'answered.of'),
  word(fields.range.french, 'range'),
  word(fields.higherIs.french, 'higherIs', { codec: codesOf(fields.higherIs) }),
  word(fields.validated.french, 'validated'),
  word(fields.band.french, 'band', {
    words: named('TrancheScore', [
      word('code', 'code'),
      word('libelle', 'label'),
      word('resume', 'summary'),
    ]),
  }),
  word(fields.change.french, 'change', {
    words: named('ChangementScore', [
      word('points', 'points'),
      word('sens', 'verdict', { codec: verdict }),
    ]),
  }),
  word(fields.isAlarming.french, 'isAlarming'),
]);

/** @decision D43 */
export const answers = named('ReponseQuestionnaire', [
  ...common,
  word('scores', 'scores', { access: 'out' }),
  word('resultats', 'results', { words: result, access: 'out' }),
  word('crise', 'crisis', { words: crisisPanel, access: 'out' }),
]) satisfies WordsOf<'questionnaires.save'>;

/** Answers without the crisis panel and the suspension, which only the reply to a save contains. */
export const withoutCrisis = (row: ItemOf<'questionnaires.findAnswers'>) => ({
  ...row,
  crisis: null,
  isSuspending: false,
});

export const unscoredAbandonment = (row: ItemOf<'questionnaires.listAbandonments'>) => ({
  ...row,
  scores: null,
});

export const unscoredScreening = (row: ItemOf<'questionnaires.saveScreening'>) => ({
  ...row,
  scores: null,
});

/** @decision D36 D43 */
export const abandonment = named('ReponseAbandon', [
  ...common,
  word('scores', 'scores', { access: 'out' }),
  word('annulable_jusqua', 'undoableUntil', { access: 'out', codec: instant }),
  word('annule_le', 'undoneAt', { access: 'out', codec: instant }),
]) satisfies VocabularyOf<
  InputOf<'questionnaires.saveAbandonment'>,
  ReturnType<typeof unscoredAbandonment>
>;

/**
 * Self-screening without an account. `jeton` is in the first reply and must be in every later
 * request, unless the caller sends the cookie of the first reply.
 * @decision D6 D33 D43
 */
export const screening = named('ReponseQuestionnairePs', [
  ...common,
  word('jeton', 'capability'),
  word('scores', 'scores', { access: 'out' }),
  word('resultat', 'result', {
    words: named('ResultatDepistage', [
      word('code', 'code', { codec: screeningResult }),
      word('titre', 'title'),
      word('texte', 'text'),
    ]),
    access: 'out',
  }),
  word('drapeaux', 'flags', { codec: flags, access: 'out' }),
  word('conseils', 'advice', {
    words: named('ConseilDepistage', [
      word('code', 'code', { codec: oneFlag }),
      word('nom', 'name'),
      word('texte', 'text'),
    ]),
    access: 'out',
  }),
  word('inscription', 'registration', {
    words: named('InscriptionOfferte', [
      word('jeton', 'token'),
      word('expire_le', 'expiresAt', { codec: instant }),
      word(establishment.fields.referenceCode.french, 'referenceCode'),
    ]),
    access: 'out',
  }),
]) satisfies VocabularyOf<
  InputOf<'questionnaires.saveScreening'>,
  ReturnType<typeof unscoredScreening>
>;
