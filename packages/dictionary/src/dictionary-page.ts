import { dictionaryVersion, entities } from './dictionary.ts';
import { units, type Entity, type Field, type NightFieldRule } from './field.ts';

function valuesOf(field: NightFieldRule): string {
  switch (field.kind) {
    case 'clockTime':
      return '`HH:MM`';
    case 'minutes':
    case 'count':
      return `${field.minimum} to ${field.maximum} ${units[field.unit].en}`;
    case 'choice':
      return field.choices.map(({ en }, index) => `${field.minimum + index} ${en}`).join(', ');
    case 'yesNo':
      return 'yes or no';
    case 'text':
      return `at most ${field.maximumLength} characters`;
    case 'naps':
      return `at most ${field.maximum}, each with its two times`;
  }
}

function lineOf([name, field]: [string, Field & NightFieldRule]): string {
  const { french, label, meaning, isRequired } = field;
  const values = `${valuesOf(field)}${isRequired ? '' : '; or null'}`;
  return `- \`${name}\`, \`${french}\` (« ${label.fr} », “${label.en}”): ${meaning.en}; ${values}.`;
}

const sectionOf = ({ label, fields }: Entity) => [
  `## ${label.en}`,
  '',
  ...Object.entries(fields).map(lineOf),
  '',
];

/** The page of docs with every field of the dictionary, whose content has this digest. */
export function dictionaryPage(digest: string): string {
  return [
    '# Dictionary',
    '',
    'The fields of the product, each worded once in `packages/dictionary`: its name in the code, its word in REST and',
    'files, its labels, its meaning and its values. `npx vitest run dictionary-page --update` writes this page.',
    '`GET /api/dictionnaire` answers the same.',
    '',
    `Version ${dictionaryVersion}, with the content \`${digest}\`.`,
    '',
    ...entities.flatMap(([, entity]) => sectionOf(entity)),
  ].join('\n');
}
