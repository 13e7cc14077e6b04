import { nightField, nightFieldNames, type NightField } from './night.ts';
import { units } from './units.ts';

function valuesOf(field: NightField): string {
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

/** The page of docs with every field of the dictionary. */
export function dictionaryPage(): string {
  const nights = nightFieldNames.map((name) => {
    const field = nightField(name);
    const { french, label, meaning, isRequired } = field;
    const values = `${valuesOf(field)}${isRequired ? '' : '; or null'}`;
    return `- \`${name}\`, \`${french}\` (« ${label.fr} », “${label.en}”): ${meaning.en}; ${values}.`;
  });
  return [
    '# Dictionary',
    '',
    'The fields of the product, each worded once in `packages/dictionary`: its name in the code, its word in REST and',
    'files, its labels, its meaning and its values. `npx vitest run dictionary-page --update` writes this page.',
    '',
    '## Night',
    '',
    ...nights,
    '',
  ].join('\n');
}
