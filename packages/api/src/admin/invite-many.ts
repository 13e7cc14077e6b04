import type { Locale } from '@aube/content';
import type { Transaction } from '@aube/db';
import { invitations, mailOutbox } from '@aube/db/schema';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit, auditLook } from '../audit.ts';
import type { Actor, Call } from '../context.ts';
import { invalidField } from '../errors.ts';
import { queueLetters } from '../notifications/record/queue-letter.ts';
import { LETTER_ATTEMPTS } from '../notifications/rules/letter-attempts.ts';
import type { Operator } from '../operator.ts';
import { flag, instant, locale, pastedText } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { staffOrOperatorProcedure } from '../trpc.ts';
import { getInvitingPlace, invitationExpiry, placeInput } from './inviting-place.ts';
import { parseAddressText } from './parse-address-text.ts';
import { findInvited } from './record/invitation-row.ts';
import { findRegistered } from './record/registered-addresses.ts';
import {
  INVITEE_OUTCOMES,
  inviteeLines,
  type InviteeLine,
  inviteeOutcomes,
  inviteeRules,
} from './rules/invitee-lines.ts';

const input = z.object({
  text: pastedText(inviteeRules.textMaxLength),
  ...placeInput,
  expiresAt: instant.optional(),
  locale: locale.optional(),
  isConfirmed: flag.default(false),
});
type Input = z.output<typeof input>;
type Ctx = Call & { actor: Actor | Operator };

const output = z.object({
  lines: z.array(
    z.object({
      line: z.number(),
      text: z.string(),
      outcome: z.enum(INVITEE_OUTCOMES),
      /** Language of the invitation; null for a line without one. */
      language: locale.nullable(),
    }),
  ),
  expiresAt: z.string(),
});

/** @throws INVALID on `text`: `required` without any line, `tooMany` for too many lines */
function linesOf(text: string): InviteeLine[] {
  const lines = inviteeLines(parseAddressText(text));
  if (lines.length === 0) throw invalidField('text', 'required');
  if (lines.length > inviteeRules.mostLines) throw invalidField('text', 'tooMany');
  return lines;
}

async function capacityLeft(tx: Transaction, { limiter }: Ctx): Promise<number> {
  const left = await limiter.left('letters.invitation', 'site');
  const waiting = await tx.$count(
    mailOutbox,
    and(
      eq(mailOutbox.kind, 'invitation'),
      isNull(mailOutbox.sentAt),
      lt(mailOutbox.attempts, LETTER_ATTEMPTS),
    ),
  );
  return Math.max(0, left - waiting);
}

type Sending = {
  localeOf: ReadonlyMap<string, Locale>;
  establishmentId: number | null;
  expiresAt: Date;
};

async function send(tx: Transaction, ctx: Ctx, sending: Sending) {
  const { localeOf, establishmentId, expiresAt } = sending;
  const { now } = ctx;
  if (localeOf.size === 0) return;
  const created = { createdByUserId: ctx.actor.userId, createdAt: now };
  const rows = await tx
    .insert(invitations)
    .values(
      [...localeOf.keys()].map((email) => ({ email, establishmentId, expiresAt, ...created })),
    )
    .returning({ id: invitations.id, email: invitations.email });
  await queueLetters(
    tx,
    rows.map(({ id: invitationId, email }) => ({
      kind: 'invitation',
      toAddress: email ?? '',
      locale: localeOf.get(email ?? '') ?? ctx.locale,
      invitationId,
      now,
    })),
  );
  await audit(tx, ctx, {
    objectType: 'invitation',
    after: {
      establishmentId,
      expiresAt: expiresAt.toISOString(),
      invitationIds: rows.map(({ id }) => id),
    },
  });
}

/**
 * Invites the people of a pasted list or a CSV file, and reports on each line. Without
 * confirmation nothing is sent.
 * @throws NOT_FOUND outside the caller's establishments; INVALID with `required` or `tooMany` on
 *   `text`, `required` on `establishmentId`, `tooSoon` or `tooLate` on `expiresAt`
 * @decision console#invitations
 */
export const inviteMany = staffOrOperatorProcedure
  .input(input)
  .output(output)
  .mutation(({ ctx, input: asked }) => inviteAll(ctx, asked));

async function inviteAll(ctx: Ctx, asked: Input): Promise<z.output<typeof output>> {
  const lines = linesOf(asked.text);
  const place = await getInvitingPlace(ctx, asked);
  const expiresAt = invitationExpiry(ctx.now, asked.expiresAt);
  const done = await inTransaction(ctx.db, (tx) =>
    invite(tx, ctx, asked, { lines, expiresAt, establishmentId: place?.id ?? null }),
  );
  const lookedAt = { type: 'invitation', id: 'address' };
  await auditLook(ctx, ctx.actor.userId, done.seen, lookedAt);
  const { outcomes, languages } = done;
  return {
    lines: lines.map((line, index) => ({
      line: line.line,
      text: line.text,
      outcome: outcomes[index] ?? 'notAnAddress',
      language: languages[index] ?? null,
    })),
    expiresAt: expiresAt.toISOString(),
  };
}

type Asked = { lines: InviteeLine[]; expiresAt: Date; establishmentId: number | null };

async function invite(
  tx: Transaction,
  ctx: Ctx,
  { isConfirmed, locale: chosen }: Input,
  asked: Asked,
) {
  const { lines, expiresAt, establishmentId } = asked;
  if (isConfirmed) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('aube.invitations'))`);
  }
  const addresses = [...new Set(lines.flatMap(({ address }) => address ?? []))];
  const registered = await findRegistered(tx, ctx.actor, addresses);
  const outcomes = inviteeOutcomes(lines, {
    registered: new Set(registered.map(({ email }) => email)),
    invited: await findInvited(tx, { addresses, establishmentId, now: ctx.now }),
    capacity: await capacityLeft(tx, ctx),
  });
  const usual = chosen ?? ctx.locale;
  const languages = lines.map(({ language }, index) => {
    const isLeaving = outcomes[index] === 'invited' || outcomes[index] === 'invitedLater';
    return isLeaving && language !== 'unknown' ? (language ?? usual) : null;
  });
  if (isConfirmed) {
    const localeOf = new Map<string, Locale>();
    for (const [index, { address }] of lines.entries()) {
      const language = languages[index] ?? null;
      if (address !== null && language !== null) localeOf.set(address, language);
    }
    await send(tx, ctx, { localeOf, establishmentId, expiresAt });
  }
  return { outcomes, languages, seen: registered.map(({ userId }) => userId) };
}
