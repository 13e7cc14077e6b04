import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
/** SECURITY.md promises a monthly review of the advisories. */
const MOST_DAYS = 31;

/**
 * Refuses a release when the last review of the floors was too long before the commit. The time of
 * the commit decides, so that a release that worked once works again.
 */
export function refuseOldReview(root: string, committedAt: Date): void {
  const { reviewedOn } = JSON.parse(readFileSync(join(root, 'security/floors.json'), 'utf8')) as {
    reviewedOn: string;
  };
  const days = Math.floor((committedAt.getTime() - Date.parse(reviewedOn)) / DAY_MS);
  if (!(days <= MOST_DAYS)) {
    throw new Error(
      `security/floors.json was read against the advisories on ${reviewedOn}, ${days} days before this commit: ` +
        `read it again (SECURITY.md), and write today’s date.`,
    );
  }
}
