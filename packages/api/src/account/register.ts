import { findInvitationToken, spendInvitationToken, type Try } from '@aube/auth';
import type { Database, Transaction } from '@aube/db';
import { establishments, participants, userRoles } from '@aube/db/schema';
import { emailAddressFault, toOneForm } from '@aube/dictionary';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { ROLE } from '../people/rules/roles.ts';
import type { Call } from '../context.ts';
import { AppError, TOKEN_ISSUE, toAppError, type FieldIssue } from '../errors.ts';
import {
  accountEmail,
  deviceTimeZone,
  linkToken,
  locale,
  personName,
  phoneNumber,
  secret,
  text,
} from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure } from '../trpc.ts';
import { createAccount, findAccountByEmail } from './record/create-account.ts';
import { countTries, giveTriesBack } from '../count-tries.ts';
import { refuseLink } from './limit-tries.ts';
import { hashNewPassword, newPasswordIssues, storePassword } from './new-password.ts';
import { dropPendingPassword } from './record/drop-pending-password.ts';
import { isPresentVersion, keepConsent } from '../rights/record/consents.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';

const registration = z.object({
  token: linkToken,
  firstName: personName,
  lastName: personName,
  /** The address of the invitation is always accepted; any other address must be valid. */
  email: accountEmail,
  password: secret,
  passwordConfirmation: secret,
  referenceCode: text(50).transform((code) => code.toUpperCase()),
  phoneNumber,
  locale,
  timeZone: deviceTimeZone,
  /** @decision D62 */
  consent: text(20),
});
type Registration = z.output<typeof registration>;

/**
 * Checks that the establishment is open. In a transaction, also prevents its deletion until the
 * transaction ends.
 * @throws ESTABLISHMENT_CLOSED when the establishment was deleted
 */
async function expectOpen(on: Database | Transaction, establishmentId: number): Promise<void> {
  const [open] = await on
    .select({ id: establishments.id })
    .from(establishments)
    .where(and(eq(establishments.id, establishmentId), isNull(establishments.deletedAt)))
    .for('share');
  if (!open) throw new AppError('ESTABLISHMENT_CLOSED');
}

type Typed = Partial<Registration>;

function typedOf(raw: unknown): Typed {
  const given = typeof raw === 'object' && raw !== null ? raw : {};
  return Object.fromEntries(
    Object.entries(registration.shape).flatMap(([field, schema]) => {
      const read = schema.safeParse(
        Object.hasOwn(given, field) ? Reflect.get(given, field) : undefined,
      );
      return read.success ? [[field, read.data]] : [];
    }),
  );
}

const ownWordsOf = ({ firstName = '', lastName = '', email: address = '' }: Typed) =>
  [firstName, lastName, address].filter((word) => word !== '');

type Invited = { establishmentId: number | null; email: string | null };

async function findPlace(
  db: Database,
  invitation: Invited,
  { email: address, referenceCode }: Typed,
): Promise<{ establishmentId: number | null; issues: FieldIssue[] }> {
  const [place] =
    referenceCode === undefined
      ? []
      : await db
          .select({ id: establishments.id })
          .from(establishments)
          .where(
            and(eq(establishments.referenceCode, referenceCode), isNull(establishments.deletedAt)),
          );
  if (invitation.establishmentId !== null) await expectOpen(db, invitation.establishmentId);
  const issues: FieldIssue[] = [];
  const isPlaceMeant =
    invitation.establishmentId === null || invitation.establishmentId === place?.id;
  if (referenceCode !== undefined && (!place || !isPlaceMeant)) {
    issues.push({ path: ['referenceCode'], code: 'referenceCodeUnknown' });
  }
  // A server of the release before writes the domain with its letters.
  const invited = invitation.email === null ? null : toOneForm(invitation.email);
  if (address !== undefined && invited !== null && invited !== address) {
    issues.push({ path: ['email'], code: 'notTheInvitedAddress' });
  }
  return { establishmentId: place?.id ?? null, issues };
}

/**
 * Checks all fields and reports all faults together. Counts a try only for a wrong reference code
 * or a wrong address.
 * @returns the establishment to join
 * @throws INVALID or TOKEN_INVALID with every faulty field; ESTABLISHMENT_CLOSED; TOO_MANY_REQUESTS
 */
async function lookAtForm(ctx: Call, typed: Typed, found: FieldIssue[] = []): Promise<number> {
  const { token, password, passwordConfirmation, consent } = typed;
  const issues = [...found];
  if (password !== undefined) {
    const chosen = { password, passwordConfirmation };
    issues.push(...(await newPasswordIssues(chosen, ownWordsOf(typed))));
  }
  if (consent !== undefined && !isPresentVersion(ctx, consent)) {
    issues.push({ path: ['consent'], code: 'consentOutdated' });
  }
  if (token === undefined) throw new AppError('INVALID', { issues });
  const invitation = await findInvitationToken(ctx.db, { token, now: ctx.now });
  if (!invitation) return refuseLink(ctx, 'register.client', [TOKEN_ISSUE, ...issues]);
  const tries: Try = ['register.invitation', `${invitation.invitationId}|${ctx.clientKey}`];
  await countTries(ctx, tries);
  const place = await findPlace(ctx.db, invitation, typed);
  if (place.issues.length === 0) await giveTriesBack(ctx, tries);
  issues.push(...place.issues);
  if (typed.email !== undefined && invitation.email === null) {
    const fault = emailAddressFault(typed.email);
    if (fault !== null) issues.push({ path: ['email'], code: fault });
  }
  if (place.establishmentId === null || issues.length > 0) {
    throw new AppError('INVALID', { issues });
  }
  return place.establishmentId;
}

/**
 * Registers an invited person (« inscription »). An address with an account gets the same
 * response; only an email informs the owner (security AU-4).
 * @throws TOKEN_INVALID; ESTABLISHMENT_CLOSED; INVALID with every faulty field at once, among them
 *   `referenceCodeUnknown`, `notTheInvitedAddress`, `consentOutdated` and the password's faults;
 *   TOO_MANY_REQUESTS
 * @source specification §2
 * @decision D42
 */
export const register = openProcedure
  .use(async ({ ctx, next, getRawInput }) => {
    const result = await next();
    if (result.ok || !(result.error.cause instanceof z.ZodError)) return result;
    // After a refusal by the schema, the other checks run too, so that the person sees all faults
    // at once.
    await lookAtForm(ctx, typedOf(await getRawInput()), toAppError(result.error).issues);
    return result;
  })
  .input(registration)
  .output(z.object({ email: z.string() }))
  .mutation(async ({ ctx, input }) => {
    const establishmentId = await lookAtForm(ctx, input);
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
        ...input.timeZone,
        now: ctx.now,
      });
      const account = created ?? (await findAccountByEmail(tx, toAddress));
      if (!account) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2 });
      const { userId } = account;
      if (created) {
        await storePassword(tx, { userId, passwordHash, now: ctx.now });
        await tx.insert(userRoles).values({ userId, roleId: ROLE.participant });
        await tx.insert(participants).values({
          userId,
          establishmentId,
          phoneNumber: input.phoneNumber,
          createdAt: ctx.now,
        });
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
    return { email: input.email };
  });
