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
  word('reponses_crise', 'crisisAnswers'),
];

const group: Vocabulary = [
  word('code', 'code'),
  word('version', 'version'),
  word('titre', 'title'),
  word('periode', 'recall'),
  word('introduction', 'introduction'),
  word('mention', 'notice'),
  word('valide', 'validated'),
  word('items', 'items', { items: item }),
];

const dialled: Vocabulary = [word('affichage', 'display'), word('numero', 'tel')];

/** Where to find help (« ressources de crise »). @decision D33 */
export const crisisPanel: Vocabulary = [
  word('titre', 'title'),
  word('texte', 'text'),
  word('ressources', 'resources', {
    items: [
      word('code', 'code'),
      word('nom', 'name'),
      word('precision', 'detail'),
      word('telephone', 'phone', { entity: dialled }),
      word('texto', 'text', { entity: dialled }),
      word('lien', 'url'),
    ],
  }),
];

/** What a questionnaire asks. @decision D42 */
export const questionnaire: Vocabulary = [
  word('code', 'code'),
  word('titre', 'title'),
  word('introduction', 'introduction'),
  word('groupes', 'groups', { items: group }),
  word('crise', 'crisis', { entity: crisisPanel }),
];
