import type { ItemOf } from '../procedure-types.ts';
import { codes } from './codecs.ts';
import type { ReplyVocabulary } from './typed-vocabulary.ts';
import { word } from './vocabulary.ts';

const itemType = codes({
  choice: 'choix',
  choices: 'choix_multiples',
  number: 'nombre',
  text: 'texte',
});

const choice = [word('valeur', 'value'), word('texte', 'text'), word('exclusif', 'exclusive')];

const item = [
  word('code', 'code'),
  word('texte', 'text'),
  word('precision', 'hint'),
  word('type', 'type', { codec: itemType }),
  word('obligatoire', 'required'),
  word('refus_possible', 'declinable'),
  word('choix', 'choices', { words: choice }),
  word('minimum', 'min'),
  word('maximum', 'max'),
  word('unite', 'unit'),
  word('longueur_maximale', 'maxLength'),
  word('reponses_crise', 'crisisAnswers'),
];

const group = [
  word('code', 'code'),
  word('version', 'version'),
  word('titre', 'title'),
  word('periode', 'recall'),
  word('introduction', 'introduction'),
  word('mention', 'notice'),
  word('valide', 'validated'),
  word('items', 'items', { words: item }),
];

const dialled = [word('affichage', 'display'), word('numero', 'tel')];

/** Crisis resources (« ressources de crise »). @decision D33 */
export const crisisPanel = [
  word('titre', 'title'),
  word('texte', 'text'),
  word('ressources', 'resources', {
    words: [
      word('code', 'code'),
      word('nom', 'name'),
      word('precision', 'detail'),
      word('telephone', 'phone', { words: dialled }),
      word('texto', 'text', { words: dialled }),
      word('lien', 'url'),
    ],
  }),
];

/** The questions of a questionnaire. @decision D42 */
export const questionnaire = [
  word('code', 'code'),
  word('titre', 'title'),
  word('introduction', 'introduction'),
  word('groupes', 'groups', { words: group }),
  word('crise', 'crisis', { words: crisisPanel }),
] satisfies ReplyVocabulary<ItemOf<'questionnaires.getDefinition'>>;
