import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createWorkQueue } from './work-queue.ts';

/** Costs of argon2id that OWASP recommends first. @source AU-5 */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Computes at most two hashes at a time, because other work needs the other threads of libuv. */
const queue = createWorkQueue(2, 64);

const normal = (password: string) => password.normalize('NFC');

/** @throws BusyError when too many calls wait */
export function hashPassword(password: string): Promise<string> {
  return queue(() => hash(normal(password), COSTS));
}

/**
 * Without a hash (no account or no password), the check takes the same time and returns false.
 * @throws BusyError when too many calls wait
 */
export async function verifyPassword(
  storedHash: string | null,
  password: string,
): Promise<boolean> {
  const isRight = await queue(() => verify(storedHash ?? NOBODY, normal(password)));
  return storedHash !== null && isRight;
}

export function isWeakHash(storedHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(storedHash);
  return memoryCost < COSTS.memoryCost || timeCost < COSTS.timeCost;
}
