import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, loadContent } from '@aube/content';
import { expect, it } from 'vitest';
import { KEPT_RULES, KEPT_RULES_DIGEST, KEPT_RULES_NUMBER, keptBy } from './kept-rules.ts';

/** Digests of the rules, oldest first. Add a line for each new digest. */
const DIGESTS = ['46bc21413adc'];

const SOURCES = [
  'rules/figures.ts',
  'rules/added-weeks.ts',
  'rules/call-reasons.ts',
  'rules/low-lines.ts',
  '../diary/rules/extreme-sleep.ts',
  '../diary/rules/narrow-window.ts',
  '../diary/rules/schedule-history.ts',
  '../diary/rules/short-time-in-bed.ts',
  '../programme/rules/suspended-nights.ts',
  'rules/standing.ts',
  'record/count-figures.ts',
  'record/figure-conditions.ts',
  'record/call-facts.ts',
  'record/called-person.ts',
  'record/recount-weeks.ts',
];

const withoutComments = (code: string) => code.replaceAll(/^\s*(?:\/\*\*[^]*?\*\/|\/\/.*)\n/gm, '');

it('a comment is no rule', () => {
  const code = '/** One.\n * Two. */\nconst x = 1;\n  // Three.\nconst y = `/**`;\n';
  expect(withoutComments(code)).toBe('const x = 1;\nconst y = `/**`;\n');
});

it('has the digest of the sources; another digest has the next number', async () => {
  const digest = createHash('sha256');
  for (const source of SOURCES) {
    const code = readFileSync(join(import.meta.dirname, '..', source), 'utf8');
    digest.update(withoutComments(code));
  }
  const { course } = await loadContent(contentFolder);
  const chapters = course.modules.map((each) => each.chapters.map(({ id }) => id));
  digest.update(JSON.stringify(chapters));
  expect(KEPT_RULES_DIGEST).toBe(digest.digest('hex').slice(0, 12));
  expect(DIGESTS[KEPT_RULES_NUMBER - 1]).toBe(KEPT_RULES_DIGEST);
  expect(new Set(DIGESTS).size).toBe(KEPT_RULES_NUMBER);
});

it.each([
  [KEPT_RULES, 'theseRules'],
  [`${KEPT_RULES} [{"module":1,"id":"a"}]`, 'theseRules'],
  [`${KEPT_RULES_NUMBER - 1} 0123456789ab`, 'olderRules'],
  [`${KEPT_RULES_NUMBER} 0123456789ab`, 'olderRules'],
  [`${KEPT_RULES_NUMBER + 1} 0123456789ab`, 'newerRules'],
  [`${KEPT_RULES_NUMBER + 1} 0123456789ab []`, 'newerRules'],
  ['4ac4bcfc8eb3', 'olderRules'],
  ['123456789012', 'olderRules'],
  ['["4ac4bcfc8eb3",[{"module":1,"id":"a b"}]]', 'olderRules'],
  ['', 'olderRules'],
] as const)('%s was stored by %s', (stored, by) => {
  expect(keptBy(stored)).toBe(by);
});
