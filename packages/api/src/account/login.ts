import { hashPassword, isWeakHash, verifyPassword, writingsOf, type Try } from '@aube/auth';
import { credentials, knownDevices, users } from '@aube/db/schema';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit, type Acting } from '../audit.ts';
import type { Call, Context } from '../context.ts';
import { AppError, toAppError } from '../errors.ts';
import { flag, secret, text } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure } from '../trpc.ts';
import { countTries, forgetTries, giveTriesBack } from '../count-tries.ts';
import { codeTry, loginTriesOf, toIdentifier } from './limit-tries.ts';
import { isPasswordUnchanged, storePassword } from './new-password.ts';
import { handOver, openSession, sessionOutput, type OpenedSession } from './open-session.ts';

const credentialsInput = z.object({
  identifier: text(254).transform((typed) => typed.toLowerCase()),
  password: secret,
  /** @decision D59 */
  isOwnDevice: flag.default(false),
  code: text(40).optional(),
});
type Credentials = z.output<typeof credentialsInput>;

/** Finds an old address also as typed, because `toEmailAddress` changes some old addresses. */
async function findAccount({ db, deviceId }: Context, { identifier: typed }: Credentials) {
  const identifier = toIdentifier(typed);
  const asked = [...new Set([identifier, typed].flatMap(writingsOf))];
  const [account] = await db
    .select({
      userId: users.id,
      isOpen: sql<boolean>`${users.activatedAt} is not null and ${users.deactivatedAt} is null
        and ${users.authenticationMethod} = 'local'`,
      passwordHash: credentials.passwordHash,
      isKnownDevice: sql<boolean>`exists (select 1 from ${knownDevices}
        where ${knownDevices.id} = ${deviceId} and ${knownDevices.userId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(
      and(isNull(users.deletedAt), or(inArray(users.email, asked), inArray(users.username, asked))),
    )
    // Prefers an account in use. Then prefers the account with this email address, because another
    // account may have the address as its username.
    .orderBy(
      sql`${users.deactivatedAt} is not null`,
      sql`${users.email} = ${identifier} desc`,
      sql`${users.username} = ${identifier} desc`,
      sql`${users.email} = ${typed} desc`,
    )
    .limit(1);
  return account ?? null;
}

type VerifiedAccount = { userId: number; passwordHash: string };

/** @throws WRONG_CREDENTIALS, with a row in the audit log */
async function verifyAccount(
  ctx: Context & Acting,
  account: Awaited<ReturnType<typeof findAccount>>,
  { password }: Credentials,
): Promise<VerifiedAccount> {
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (account?.passwordHash && isRight && account.isOpen) {
    return { userId: account.userId, passwordHash: account.passwordHash };
  }
  await auditRefusal(ctx, account?.userId ?? null);
  throw new AppError('WRONG_CREDENTIALS');
}

const auditRefusal = (ctx: Context & Acting, subjectUserId: number | null) =>
  inTransaction(ctx.db, (tx) => audit(tx, ctx, { subjectUserId, after: { isRefused: true } }));

/**
 * Opens a session; null when the password has changed since its verification.
 * @throws SECOND_FACTOR_REQUIRED; INVALID with `wrongCode` on `code`
 */
async function openIfUnchanged(
  ctx: Context & Acting,
  { userId, passwordHash }: VerifiedAccount,
  { password, code, isOwnDevice }: Credentials,
  tries: readonly Try[],
): Promise<OpenedSession | null> {
  const renewedHash = isWeakHash(passwordHash) ? await hashPassword(password) : null;
  return inTransaction(ctx.db, async (tx) => {
    if (!(await isPasswordUnchanged(tx, { userId, passwordHash }))) return null;
    if (renewedHash !== null) {
      await storePassword(tx, { userId, passwordHash: renewedHash, now: ctx.now });
    }
    return openSession(tx, ctx, userId, { code, isOwnDevice, login: { tries } });
  });
}

/**
 * Like `openIfUnchanged`, but limits the tries of second-factor codes.
 * @throws SECOND_FACTOR_REQUIRED; INVALID with `wrongCode` on `code`; TOO_MANY_REQUESTS
 */
async function openWithin(
  ctx: Call,
  account: VerifiedAccount,
  input: Credentials,
  tries: Try[],
): Promise<OpenedSession | null> {
  const { userId } = account;
  const counted = input.code === undefined ? null : await codeTry(ctx, userId);
  if (counted) await countTries(ctx, counted);
  try {
    const session = await openIfUnchanged(ctx, account, input, tries);
    if (session) ctx.limiter.lift(tries);
    if (session && counted) await forgetTries(ctx, counted);
    return session;
  } catch (thrown) {
    const { appCode } = toAppError(thrown);
    // A missing code does not count as a failed try.
    if (appCode === 'SECOND_FACTOR_REQUIRED') await giveTriesBack(ctx, ...tries);
    else if (appCode === 'INVALID') await auditRefusal(ctx, userId);
    throw thrown;
  }
}

/**
 * Maximum number of verifications in one login; the password is verified again when it has changed
 * meanwhile.
 */
const MAX_VERIFICATIONS = 3;

/**
 * Logs in (« connexion ») by email or username. Unknown accounts, wrong passwords and inactive
 * accounts get the same response (security AU-3, AU-4).
 * @throws WRONG_CREDENTIALS; SECOND_FACTOR_REQUIRED without a code; INVALID with `wrongCode` on
 *   `code`; TOO_MANY_REQUESTS; UNAVAILABLE when too many people log in at once
 * @decision D41 D57
 */
export const login = openProcedure
  .input(credentialsInput)
  .output(sessionOutput)
  .mutation(async ({ ctx, input }) => {
    let account = await findAccount(ctx, input);
    const tries = loginTriesOf(ctx, input.identifier, account?.isKnownDevice ?? false);
    await countTries(ctx, ...tries);
    for (let attempt = 0; attempt < MAX_VERIFICATIONS; attempt += 1) {
      const verified = await verifyAccount(ctx, account, input);
      const session = await openWithin(ctx, verified, input, tries);
      if (session) return handOver(ctx, session, ctx.sessionKind);
      account = await findAccount(ctx, input);
    }
    throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
  });
