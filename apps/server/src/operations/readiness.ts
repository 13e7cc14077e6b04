import { takesWrites, type Pool } from '@aube/db';

const KEPT_MS = 1_000;

const canSave = (pool: Pool): Promise<boolean> => takesWrites(pool).catch(() => false);

/** Tells whether the server can save. Requests within one second share one result. */
export function createReadiness(
  pool: Pool,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null;
  let askedAt = 0;
  return () => {
    if (answer === null || now() - askedAt >= KEPT_MS) {
      askedAt = now();
      answer = canSave(pool);
    }
    return answer;
  };
}
