import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { refuseOldReview } from './review.ts';

const root = mkdtempSync(join(tmpdir(), 'aube-review-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'security'));

it.each([
  ['2026-03-01', '2026-03-01T08:00:00Z', true],
  ['2026-03-01', '2026-04-01T23:59:59Z', true],
  ['2026-03-01', '2026-04-02T00:00:00Z', false],
  ['2026-03-02', '2026-03-01T08:00:00Z', true],
  ['soon', '2026-03-01T08:00:00Z', false],
])('floors read on %s, a commit of %s: released %s', (reviewedOn, committedAt, isReleased) => {
  writeFileSync(join(root, 'security/floors.json'), JSON.stringify({ reviewedOn }));
  const release = () => refuseOldReview(root, new Date(committedAt));
  if (isReleased) expect(release).not.toThrow();
  else expect(release).toThrow(reviewedOn);
});
