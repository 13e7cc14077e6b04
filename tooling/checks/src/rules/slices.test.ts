import { expect, it } from 'vitest';
import { checkSlices } from './slices.ts';

const readme = `| \`before\` | \`a\` | \`b\` |

One word finds a whole slice.

| word    | REST paths       | screens           |
| ------- | ---------------- | ----------------- |
| \`diary\` | \`diary\`          | \`nights\`, \`weeks\` |
| \`stats\` | none             | \`weeks\`           |
`;
const paths = [
  'packages/api/src/diary/router.ts',
  'packages/api/src/stats/router.ts',
  'packages/api/src/time/rules/date.ts',
  'apps/server/src/rest/routes/diary.ts',
  'apps/web/src/features/nights/night-page.tsx',
  'apps/web/src/features/weeks/week-page.tsx',
];

it('takes a table that names every folder', () => {
  expect(checkSlices(paths, readme)).toEqual([]);
});

it('refuses a word that names nothing', () => {
  expect(checkSlices(paths.slice(1), readme)).toEqual(['README.md: there is no area “diary”']);
  expect(checkSlices(paths.with(3, 'a.ts'), readme)).toEqual([
    'README.md: there is no file of REST “diary”',
  ]);
  expect(checkSlices(paths.slice(0, 5), readme)).toContain(
    'README.md: there is no room of the web “weeks”',
  );
});

it.each([
  ['area “exports”', 'packages/api/src/exports/router.ts'],
  ['file of REST “exports”', 'apps/server/src/rest/routes/exports.ts'],
  ['room of the web “today”', 'apps/web/src/features/today/today-page.tsx'],
])('refuses a table that leaves out the %s', (what, path) => {
  expect(checkSlices([...paths, path], readme)).toEqual([
    `README.md: the table of slices does not name the ${what}`,
  ]);
});
