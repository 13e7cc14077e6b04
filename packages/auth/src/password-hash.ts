import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createWorkQueue } from './work-queue.ts';

/** argon2id (the library's default algorithm) with OWASP's first choice of costs. @source AU-5 */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A well-formed hash of no password, for the check of an unknown account. */
const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Two hashes use two cores and leave libuv's other threads free. */
const queue = createWorkQueue(2, 64);

/** The same characters typed on two systems are the same password. */
const normal = (password: string) => password.normalize('NFC');

/** Hashes a password; the costs are part of the result. Throws `BusyError` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return queue(() => hash(normal(password), COSTS));
}

/**
 * True for a right password. Without a hash (no account, no password) it takes the same time and
 * is false. Throws `BusyError` when too many wait.
 */
export async function verifyPassword(
  storedHash: string | null,
  password: string,
): Promise<boolean> {
  const isRight = await queue(() => verify(storedHash ?? NOBODY, normal(password)));
  return storedHash !== null && isRight;
}

/** True for a hash with lower costs than today's, to be renewed at login. */
export function isWeakHash(storedHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(storedHash);
  return memoryCost < COSTS.memoryCost || timeCost < COSTS.timeCost;
}
