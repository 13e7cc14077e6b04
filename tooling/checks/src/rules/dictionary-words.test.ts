import { expect, it } from 'vitest';
import { checkDictionaryWords } from './dictionary-words.ts';

const dictionary = {
  path: 'packages/dictionary/src/week.ts',
  text: `
    completedNights: {
      french: 'nuits_completees',
      column: 'nuitsCompletees',
      label: { fr: 'Nuits notées', en: 'Nights recorded' },
      longLabel: {
        fr: 'Nuits notées de la semaine',
        en: 'Nights recorded in the week',
      },
    },
    name: { french: 'nom', label: { fr: 'Nom', en: 'Name' } },
    opensOn: { french: 'disponible_le' },`,
};
const faultsOf = (path: string, text: string) => checkDictionaryWords([dictionary, { path, text }]);
const WEB = 'apps/web/src/features/console/a.tsx';
const VOCABULARY = 'apps/server/src/rest/vocabulary/week.ts';

it.each([
  ['a word of REST', VOCABULARY, `  word('nuits_completees', 'completedNights'),`],
  ['a key', 'apps/server/src/rest/openapi/texts/word-texts.ts', `  nuits_completees: { fr: '…' },`],
  ['a column', 'packages/api/src/exports/record/datasets/weeks.ts', `name: 'nuitsCompletees',`],
  ['a label', 'packages/api/src/rights/audit-words/field-words.ts', `x: ['Nuits notées', 'Done'],`],
  ['a label in English', 'tooling/ship/src/client-package/field-texts.ts', `x: 'Nights recorded',`],
  ['a long label', 'packages/api/src/exports/a.ts', `fr: 'Nuits notées de la semaine',`],
  ['an element', 'apps/web/src/features/weeks/a.tsx', '<th><Trans>Nuits notées</Trans></th>'],
  ['an element on lines', WEB, '<Trans>Nuits notées de\n  la semaine</Trans>'],
  ['a template', WEB, 'label={t`Nuits notées`}'],
  ['a message', WEB, 'label: msg`Nuits notées`,'],
  ['a label with a colon', WEB, '<Trans>Nuits notées : {count}</Trans>'],
  ['a label with a colon in a template', WEB, 'const a = `Nuits notées\u00a0: ${count}`;'],
  ['a label of lib', 'apps/web/src/lib/a.ts', 'title: msg`Nuits notées`,'],
  ['a label of the statistics', 'packages/api/src/stats/a.ts', "fr: 'Nuits notées',"],
  ['a label of a letter', 'packages/mailer/src/a.ts', "line('Nights recorded: ')"],
  ['a label of the command line', 'apps/cli/src/a.ts', "say('Nights recorded')"],
  ['a plain template', 'packages/api/src/diary/rules/a.ts', 'const a = `nuits_completees`;'],
])('refuses %s that a reader writes itself', (_, path, text) => {
  expect(faultsOf(path, `\n${text}`)).toEqual([
    expect.stringMatching(/^[\w/.-]+:2: “.+” is worded in packages\/dictionary: read it there$/),
  ]);
});

it.each([
  ['a single common word', VOCABULARY, `word('nom', 'name')`],
  ['a sentence', WEB, '<Trans>Nuits notées de la semaine passée : {count}</Trans>'],
  ['a word inside a text', WEB, "fr: 'Jours, ou `nuits_completees`.'"],
  ['a shared word', VOCABULARY, `word('disponible_le', 'date')`],
  ['a comment', VOCABULARY, ` * \`nuits_completees\` is a word`],
  [
    'a word of the dictionary',
    VOCABULARY,
    `word(fields.completedNights.french, 'completedNights')`,
  ],
  ['a test', 'apps/server/src/rest/vocabulary/week.test.ts', `'nuits_completees'`],
  ['another room', 'apps/server/src/jobs/print.ts', `'nuits_completees'`],
])('lets %s stand', (_, path, text) => {
  expect(faultsOf(path, text)).toEqual([]);
});
