import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createWorkQueue } from './work-queue.ts';

/** argon2id (the library's default algorithm), OWASP's first choice of costs. @source AU-5 */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Well formed, same costs, opened by no password: what an unknown account is checked against. */
const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Two hashes keep two cores busy and leave libuv's other threads to the rest. */
const queue = createWorkQueue(2, 64);

/** The same letters typed on two systems are the same password. */
const normal = (password: string) => password.normalize('NFC');

/** Hashes a password; the costs stand in the result. Throws `BusyError` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return queue(() => hash(normal(password), COSTS));
}

/**
 * Whether the password is right. Without a hash (no such account, no password yet) it takes the
 * same time and says no. Throws `BusyError` when too many wait.
 */
export async function verifyPassword(
  storedHash: string | null,
  password: string,
): Promise<boolean> {
  const isRight = await queue(() => verify(storedHash ?? NOBODY, normal(password)));
  return storedHash !== null && isRight;
}

/** Whether a hash was made with lower costs than today's, and is to be renewed at login. */
export function isWeakHash(storedHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(storedHash);
  return memoryCost < COSTS.memoryCost || timeCost < COSTS.timeCost;
}
