import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { plainTransformer } from '@aube/client';
import { minifySync } from 'vite';
import { partOfToday } from '../src/features/today/part-of-today.ts';
import { accountKey, chapterKey, identityKey, overviewKey } from '../src/lib/early-answers.ts';
import { nightHours } from '../src/lib/night-hours.ts';
import { patternOf } from '../src/lib/match-route.ts';
import { type RouteId, routes } from '../src/routes.ts';

const patternsOf = (...ids: RouteId[]) => ids.map((id) => patternOf(routes[id]));
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

const callOf = ([path]: readonly [readonly string[], ...unknown[]]) => path.join('.');

const bootPages = {
  accountCall: callOf(accountKey),
  identityCall: callOf(identityKey),
  awake: routes.awake.path,
  screening: routes.selfScreening.path,
  console: `^${routes.admin.path}(/|$)`,
  overview: patternsOf('home', 'programme', 'week', 'diary', 'diaryDay', 'evolution', 'activities'),
  overviewCall: callOf(overviewKey),
  overviewInput: plainTransformer.serialize({}),
  chapter: patternOf(routes.moduleChapter),
  chapterCall: callOf(chapterKey(0)),
  chapterInput: plainTransformer.serialize({ number: 0 }),
  today: patternsOf('home', 'programme'),
  cards: hoursOfDay.map((hour) => partOfToday(hour * 60, nightHours(null))),
  night: nightHours(null),
};

const read = (part: string) =>
  readFileSync(resolve(import.meta.dirname, `../src/boot/${part}.js`), 'utf8');

export const themeScript = (): string =>
  read('theme').replace('AUBE_PAGES', () => JSON.stringify(bootPages));

/** Shortens only names, because old browsers must be able to read the script. */
export function bootScript(): string {
  const { code, errors } = minifySync('boot.js', `${read('old-browser')}${themeScript()}`, {
    compress: false,
    // Whitespace is kept, because without whitespace the minifier writes template literals, which
    // old browsers cannot read.
    codegen: { removeWhitespace: false },
  });
  if (errors[0]) throw new Error(errors[0].message);
  if (/`|=>/.test(code)) throw new Error('the boot script is too new for old browsers');
  return code;
}
