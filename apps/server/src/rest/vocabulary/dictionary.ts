import type { ItemOf } from '../procedure-types.ts';
import { codes } from './codecs.ts';
import type { ReplyVocabulary } from './typed-vocabulary.ts';
import { named, word } from './vocabulary.ts';

const kind = codes({
  clockTime: 'heure',
  minutes: 'minutes',
  count: 'compte',
  number: 'nombre',
  percent: 'pourcentage',
  choice: 'echelle',
  oneOf: 'code',
  yesNo: 'oui_non',
  text: 'texte',
  date: 'date',
  instant: 'instant',
  naps: 'siestes',
  object: 'objet',
});

const privacy = codes({
  secret: 'secret',
  health: 'sante',
  identity: 'identite',
  staff: 'personnel',
  none: 'aucune',
});

const choice = named('ChoixDictionnaire', [word('valeur', 'french'), word('texte', 'text')]);

const field = named('ChampDictionnaire', [
  word('nom', 'name'),
  word('mot', 'french'),
  word('colonne', 'column'),
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

export const dictionary = named('Dictionnaire', [
  word('version', 'version'),
  word('entites', 'entities', { words: entity }),
]) satisfies ReplyVocabulary<ItemOf<'programme.getDictionary'>>;
