import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { refuseOldReview } from './review.ts';

const root = mkdtempSync(join(tmpdir(), 'aube-review-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'security'));

const releaseOf = (reviewedOn: string, committedAt: string) => () => {
  writeFileSync(join(root, 'security/floors.json'), JSON.stringify({ reviewedOn }));
  refuseOldReview(root, new Date(committedAt));
};

it.each([
  ['2026-03-01', '2026-03-01T08:00:00Z'],
  ['2026-03-01', '2026-04-01T23:59:59Z'],
  ['2026-03-02', '2026-03-01T08:00:00Z'],
])('floors read on %s let a commit of %s be released', (reviewedOn, committedAt) => {
  expect(releaseOf(reviewedOn, committedAt)).not.toThrow();
});

it.each([
  ['2026-03-01', '2026-04-02T00:00:00Z'],
  ['soon', '2026-03-01T08:00:00Z'],
])('floors read on %s stop the release of a commit of %s', (reviewedOn, committedAt) => {
  expect(releaseOf(reviewedOn, committedAt)).toThrow(reviewedOn);
});
