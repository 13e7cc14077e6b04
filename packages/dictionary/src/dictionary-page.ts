import { dictionaryVersion, entities } from './dictionary.ts';
import { units, type Code, type Entity, type Field, type FieldRule } from './field.ts';

function boundsOf({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  if (maximum === undefined) return '';
  return `${minimum} to ${maximum} `;
}

const LONG_LIST = 8;

const codesOf = (codes: Readonly<Record<string, Code>>): string[] =>
  Object.entries(codes).map(
    ([code, { french, label }]) => `\`${code}\` \`${french}\` “${label.en}”`,
  );

function valuesOf(field: FieldRule): string {
  switch (field.kind) {
    case 'clockTime':
      return '`HH:MM`';
    case 'minutes':
    case 'count':
      return boundsOf(field) + units[field.unit].en;
    case 'choice':
      return field.choices.map(({ en }, index) => `${field.minimum + index} ${en}`).join(', ');
    case 'oneOf': {
      const codes = codesOf(field.codes);
      return codes.length > LONG_LIST ? `one of these ${codes.length}` : codes.join(', ');
    }
    case 'someOf':
      return codesOf(field.codes).join('. ');
    case 'yesNo':
      return 'yes or no';
    case 'text':
      return field.maximumLength === undefined
        ? 'text'
        : `at most ${field.maximumLength} characters`;
    case 'naps':
      return `at most ${field.maximum}, each with its two times`;
    case 'percent':
      return 'per cent';
    case 'date':
    case 'instant':
    case 'number':
    case 'object':
      return field.kind;
  }
}

function listOf(field: FieldRule): string {
  const codes = field.kind === 'oneOf' ? codesOf(field.codes) : [];
  return codes.length > LONG_LIST ? codes.map((code) => `\n  - ${code}`).join('') : '';
}

function lineOf([name, field]: [string, Field & FieldRule]): string {
  const { french, column, label, meaning, isRequired } = field;
  const values = `${valuesOf(field)}${isRequired ? '' : ', or null'}`;
  const inFiles = column === undefined ? '' : `, in files \`${column}\``;
  return `- \`${name}\`, \`${french}\`${inFiles} (« ${label.fr} », “${label.en}”): ${meaning.en}. Values: ${values}.${listOf(field)}`;
}

const sectionOf = ({ label, french, fields }: Entity) => [
  `## ${label.en}`,
  '',
  `« ${label.fr} », \`${french}\`.`,
  '',
  ...Object.entries(fields).map(lineOf),
  '',
];

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
