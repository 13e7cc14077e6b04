import type { ItemOf } from '../procedure-types.ts';
import { codes } from './codecs.ts';
import type { ReplyVocabulary } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const kind = codes({
  clockTime: 'heure',
  minutes: 'minutes',
  count: 'nombre',
  choice: 'choix',
  yesNo: 'oui_non',
  text: 'texte',
  naps: 'siestes',
});

const privacy = codes({
  secret: 'secret',
  health: 'sante',
  identity: 'identite',
  staff: 'personnel',
  none: 'aucune',
});

const choice = named('ChoixDictionnaire', [word('valeur', 'value'), word('texte', 'text')]);

const field = named('ChampDictionnaire', [
  word('nom', 'name'),
  word('mot', 'french'),
  word('libelle', 'label'),
  word('signification', 'meaning'),
  word('type', 'kind', { codec: kind }),
  word('unite', 'unit'),
  word('minimum', 'min'),
  word('maximum', 'max'),
  word('longueur_maximale', 'maxLength'),
  word('choix', 'choices', { words: choice }),
  word('obligatoire', 'required'),
  word('confidentialite', 'privacy', { codec: privacy }),
]);

const entity = named('EntiteDictionnaire', [
  word('nom', 'name'),
  word('mot', 'french'),
  word('libelle', 'label'),
  word('champs', 'fields', { words: field }),
]);

/** Every field of the product with its words. */
export const dictionary = named('Dictionnaire', [
  word('version', 'version'),
  word('entites', 'entities', { words: entity }),
]) satisfies ReplyVocabulary<ItemOf<'programme.getDictionary'>>;
