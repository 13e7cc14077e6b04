import { expect, it } from 'vitest';
import { readNightFile } from './read-night-file.ts';

const TIME_ZONE = 'America/Toronto';
const TITLES =
  'Date,Time got into bed,Time tried to go to sleep,How long to fall asleep,How many times woke up,How long the awakenings lasted in total,Time of final awakening,Time out of bed,Quality of sleep,Comments';
const NIGHT = '22:45,23:10,55 min.,2,30,6:30,7:00,Poor,';
const sheet = [TITLES, `2026-02-16,${NIGHT}`, `2026/02/28,${NIGHT}`].join('\n');

const turned = [
  'Soir,2026-02-16,2026-02-28',
  ...TITLES.split(',')
    .slice(1)
    .map((title, at) => [title, NIGHT.split(',')[at], NIGHT.split(',')[at]].join(',')),
].join('\n');

type Asked = Parameters<typeof readNightFile>[0];
const read = (asked: Pick<Asked, 'text'> & Partial<Asked>) =>
  readNightFile({ map: {}, dates: 'morning', source: null, ...asked }, TIME_ZONE);

const MORNINGS = { morning: ['2026-02-16', '2026-02-28'], evening: ['2026-02-17', '2026-03-01'] };

it.each([
  ['of mornings', { text: sheet, dates: 'morning' }],
  ['of evenings', { text: sheet, dates: 'evening' }],
  ['of evenings under a title of evenings', { text: turned, dates: 'evening' }],
  [
    'of evenings under a title that the map names',
    { text: sheet.replace('Date', 'Quand'), dates: 'evening', map: { Quand: 'date' } },
  ],
] as const)(
  'the table of a sheet %s gives the same nights when it is read by itself',
  (_name, asked) => {
    const source = 'consensus-sleep-diary';
    const { lines, table } = read({ ...asked, source });
    expect(lines.map(({ date }) => date)).toEqual(MORNINGS[asked.dates]);
    const again = read({ text: table ?? '' });
    const nightsOf = (all: typeof lines) => all.map(({ line: _line, ...night }) => night);
    expect(nightsOf(again.lines)).toEqual(nightsOf(lines));
  },
);

it('the table keeps the text of a date that is none', () => {
  const text = sheet.replace('2026-02-16', 'lundi');
  const { table } = read({ text, source: 'consensus-sleep-diary', dates: 'evening' });
  expect(read({ text: table ?? '' }).lines.map(({ date }) => date)).toEqual([null, '2026-03-01']);
  expect(table).toContain('lundi,22:45');
});
