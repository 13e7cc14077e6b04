import { codes } from './codecs.ts';
import { word, type Vocabulary } from './vocabulary.ts';

const itemType = codes({
  choice: 'choix',
  choices: 'choix_multiples',
  number: 'nombre',
  text: 'texte',
});

const choice: Vocabulary = [
  word('valeur', 'value'),
  word('texte', 'text'),
  word('exclusif', 'exclusive'),
];

const item: Vocabulary = [
  word('code', 'code'),
  word('texte', 'text'),
  word('precision', 'hint'),
  word('type', 'type', { codec: itemType }),
  word('obligatoire', 'required'),
  word('refus_possible', 'declinable'),
  word('choix', 'choices', { items: choice }),
  word('minimum', 'min'),
  word('maximum', 'max'),
  word('unite', 'unit'),
  word('longueur_maximale', 'maxLength'),
];

const group: Vocabulary = [
  word('code', 'code'),
  word('titre', 'title'),
  word('periode', 'recall'),
  word('introduction', 'introduction'),
  word('mention', 'notice'),
  word('items', 'items', { items: item }),
];

/** What a questionnaire asks. @decision D42 */
export const questionnaire: Vocabulary = [
  word('code', 'code'),
  word('titre', 'title'),
  word('introduction', 'introduction'),
  word('groupes', 'groups', { items: group }),
];

/** Somebody's answers (« réponse au questionnaire »). @decision D43 */
export const answers: Vocabulary = [
  word('id', 'id', { access: 'out' }),
  word('soumis_le', 'submittedAt', { access: 'out' }),
  word('reponses', 'answers', { isRecord: true }),
  word('scores', 'scores', { access: 'out' }),
  word('soumettre', 'submit', { access: 'in' }),
];
