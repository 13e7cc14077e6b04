import type { Pool } from '@aube/db';

const KEPT_MS = 1_000;

async function answersQueries(pool: Pool): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}

/** Requests within one second share one result. */
export function createReadiness(
  pool: Pool,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null;
  let askedAt = 0;
  return () => {
    if (answer === null || now() - askedAt >= KEPT_MS) {
      askedAt = now();
      answer = answersQueries(pool);
    }
    return answer;
  };
}
