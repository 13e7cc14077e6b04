import { findInvitationToken, spendInvitationToken } from '@aube/auth';
import type { Database, Transaction } from '@aube/db';
import { establishments, participants, userRoles } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { ROLE } from './rules/roles.ts';
import type { Context } from '../context.ts';
import { AppError, type FieldIssue } from '../errors.ts';
import { email, linkToken, locale, secret, text, timeZone } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure } from '../trpc.ts';
import { createAccount, findAccountByEmail } from './record/create-account.ts';
import { countTries, giveTriesBack, type Try } from './limit-tries.ts';
import { hashNewPassword, newPasswordIssues, storePassword } from './new-password.ts';
import { dropPendingPassword } from './record/drop-pending-password.ts';
import { expectPresentVersion, keepConsent } from '../rights/record/consents.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';

const registration = z.object({
  token: linkToken,
  firstName: text(100),
  lastName: text(100),
  email,
  password: secret,
  passwordConfirmation: secret,
  referenceCode: text(50).transform((code) => code.toUpperCase()),
  locale,
  timeZone: timeZone.default('America/Toronto'),
  /** The version of the consent that the person read and agrees to. @decision D62 */
  consent: text(20),
});
type Registration = z.output<typeof registration>;

const ownWordsOf = (input: Registration) => [input.firstName, input.lastName, input.email];

/** @throws ESTABLISHMENT_CLOSED when the establishment was deleted; a lock keeps it from being so meanwhile */
async function expectOpen(on: Database | Transaction, establishmentId: number): Promise<void> {
  const [open] = await on
    .select({ id: establishments.id })
    .from(establishments)
    .where(and(eq(establishments.id, establishmentId), isNull(establishments.deletedAt)))
    .for('share');
  if (!open) throw new AppError('ESTABLISHMENT_CLOSED');
}

/** The establishment to join; the invitation's own, when it has one, and its code must be known. */
async function getEstablishmentId(ctx: Context, input: Registration): Promise<number> {
  const { db, now } = ctx;
  const invitation = await findInvitationToken(db, { token: input.token, now });
  if (!invitation) throw new AppError('TOKEN_INVALID');
  const [place] = await db
    .select({ id: establishments.id })
    .from(establishments)
    .where(
      and(eq(establishments.referenceCode, input.referenceCode), isNull(establishments.deletedAt)),
    );
  // Read after its code: one that is deleted in between is closed, and its code not unknown.
  if (invitation.establishmentId !== null) await expectOpen(db, invitation.establishmentId);
  const issues: FieldIssue[] = [];
  const isPlaceMeant =
    invitation.establishmentId === null || invitation.establishmentId === place?.id;
  if (!place || !isPlaceMeant) {
    issues.push({ path: ['referenceCode'], code: 'referenceCodeUnknown' });
  }
  if (invitation.email !== null && invitation.email !== input.email) {
    issues.push({ path: ['email'], code: 'notTheInvitedAddress' });
  }
  if (!place || issues.length > 0) throw new AppError('INVALID', { issues });
  return place.id;
}

/**
 * Registers an invited person (« inscription »): the account waits for its activation letter. When
 * the address has an account already, the answer and the invitation's fate are the same, and a
 * letter informs the owner of the address, who alone may know (security AU-4). One that waits for its
 * activation loses its password, since either registration may be a stranger's.
 * @throws TOKEN_INVALID; ESTABLISHMENT_CLOSED when the invitation's establishment was deleted; INVALID with `referenceCodeUnknown`, `notTheInvitedAddress`, `consentOutdated` or the
 *   password's faults; TOO_MANY_REQUESTS
 * @source specification §2
 * @decision D42
 */
export const register = openProcedure
  .input(registration)
  .output(z.object({ email: z.string() }))
  .mutation(async ({ ctx, input }) => {
    // What the form could have found by itself costs no try.
    const issues = await newPasswordIssues(input, ownWordsOf(input));
    if (issues.length > 0) throw new AppError('INVALID', { issues });
    expectPresentVersion(ctx, 'consent', input.consent);

    const tries: Try = ['register.client', ctx.clientKey];
    await countTries(ctx, tries);
    const establishmentId = await getEstablishmentId(ctx, input);
    const passwordHash = await hashNewPassword(input, ownWordsOf(input));

    await inTransaction(ctx.db, async (tx) => {
      const invitation = await spendInvitationToken(tx, { token: input.token, now: ctx.now });
      if (!invitation) throw new AppError('TOKEN_INVALID');
      await expectOpen(tx, establishmentId);
      const { firstName, lastName, email: toAddress } = input;
      const created = await createAccount(tx, {
        firstName,
        lastName,
        email: toAddress,
        locale: input.locale,
        timeZone: input.timeZone,
        now: ctx.now,
      });
      const account = created ?? (await findAccountByEmail(tx, toAddress));
      if (!account) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
      const { userId } = account;
      if (created) {
        await storePassword(tx, { userId, passwordHash, now: ctx.now });
        await tx.insert(userRoles).values({ userId, roleId: ROLE.participant });
        await tx.insert(participants).values({ userId, establishmentId, createdAt: ctx.now });
        const agreed = { version: input.consent, locale: input.locale };
        await keepConsent(tx, { userId, ...agreed, now: ctx.now });
      } else await dropPendingPassword(tx, userId);
      await queueLetter(tx, {
        kind: account.isActivated ? 'alreadyRegistered' : 'activation',
        toAddress,
        locale: input.locale,
        userId,
        now: ctx.now,
      });
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'invitation',
        objectId: invitation.invitationId,
        after: created ? { isNew: true, establishmentId } : { isNew: false },
      });
    });
    await giveTriesBack(ctx, tries);
    return { email: input.email };
  });
