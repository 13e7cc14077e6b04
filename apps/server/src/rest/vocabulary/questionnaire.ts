import type { ItemOf } from '../procedure-types.ts';
import { codes } from './codecs.ts';
import type { ReplyVocabulary } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const itemType = codes({
  choice: 'choix',
  choices: 'choix_multiples',
  number: 'nombre',
  text: 'texte',
});

const choice = named('ChoixReponse', [
  word('valeur', 'value'),
  word('texte', 'text'),
  word('exclusif', 'exclusive'),
]);

const item = named('ItemQuestionnaire', [
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
  word('reponses_evenement', 'eventAnswers'),
]);

const group = named('Instrument', [
  word('code', 'code'),
  word('version', 'version'),
  word('titre', 'title'),
  word('periode', 'recall'),
  word('introduction', 'introduction'),
  word('mention', 'notice'),
  word('valide', 'validated'),
  word('items', 'items', { words: item }),
]);

const dialled = named('NumeroTelephone', [word('affichage', 'display'), word('numero', 'tel')]);

/** @decision D33 */
export const crisisPanel = named('RessourcesCrise', [
  word('titre', 'title'),
  word('texte', 'text'),
  word('ressources', 'resources', {
    words: named('RessourceCrise', [
      word('code', 'code'),
      word('nom', 'name'),
      word('precision', 'detail'),
      word('telephone', 'phone', { words: dialled }),
      word('texto', 'text', { words: dialled }),
      word('lien', 'url'),
    ]),
  }),
]);

/** @decision D42 */
export const questionnaire = named('Questionnaire', [
  word('code', 'code'),
  word('titre', 'title'),
  word('introduction', 'introduction'),
  word('groupes', 'groups', { words: group }),
  word('crise', 'crisis', { words: crisisPanel }),
]) satisfies ReplyVocabulary<ItemOf<'questionnaires.getDefinition'>>;
