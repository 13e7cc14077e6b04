import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KEPT_RULES } from './kept-rules.ts';

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

it('is the digest of the sources: where this fails, what it found is the new one', () => {
  const digest = createHash('sha256');
  for (const source of SOURCES) {
    digest.update(readFileSync(join(import.meta.dirname, '..', source), 'utf8'));
  }
  expect(KEPT_RULES).toBe(digest.digest('hex').slice(0, 12));
});
