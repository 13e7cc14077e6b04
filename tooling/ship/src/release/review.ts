import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
const MOST_DAYS = 31;

/**
 * Refuses a review that is older than `MOST_DAYS` at the time of the commit. An old release can
 * thus be built again.
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
