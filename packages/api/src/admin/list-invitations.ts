import { establishments, foldedOrder, invitations, users } from '@aube/db/schema';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { auditLook } from '../audit.ts';
import { choice, entityId } from '../primitives.ts';
import { heavyStaffProcedure } from '../trpc.ts';
import { fitsWords } from '../lists/record/fits-words.ts';
import { listInput, listOutput } from '../lists/record/list-input.ts';
import {
  invitationStateSql,
  inviterName,
  isInvitationSeenBy,
  lastLetter,
} from './record/invitation-row.ts';
import { findRegistered } from './record/registered-addresses.ts';
import { INVITATION_KINDS, INVITATION_SORTS, INVITATION_STATES } from './rules/invitation-state.ts';
import { COUNTED_ROWS, shownPage } from '../lists/rules/list.ts';

const instant = z.string().nullable();

const output = listOutput(
  z.object({
    invitationId: z.number(),
    email: z.string().nullable(),
    label: z.string().nullable(),
    establishment: z.string().nullable(),
    state: z.enum(INVITATION_STATES),
    /** Code of the last failed delivery; null when the email was sent. */
    fault: z.string().nullable(),
    uses: z.number(),
    maxUses: z.number(),
    createdAt: z.string(),
    /** Null when the operator created the invitation. */
    createdBy: z.string().nullable(),
    expiresAt: z.string(),
    sentAt: instant,
    openedAt: instant,
  }),
);

/**
 * One page of invitations of the caller's establishments. The audit log records a consultation of
 * each registered person on the page.
 * @decision console#invitations
 */
export const listInvitations = heavyStaffProcedure()
  .input(
    listInput(INVITATION_SORTS).extend({
      state: choice(INVITATION_STATES).optional(),
      establishmentId: entityId.optional(),
      kind: choice(INVITATION_KINDS).optional(),
    }),
  )
  .output(output)
  .query(async ({ ctx, input: asked }) => {
    const { db, actor, now } = ctx;
    const letter = lastLetter(db);
    const state = invitationStateSql(letter, now);
    const isAsked = and(
      isInvitationSeenBy(actor),
      asked.establishmentId === undefined
        ? undefined
        : eq(invitations.establishmentId, asked.establishmentId),
      asked.kind && (asked.kind === 'link' ? isNull : isNotNull)(invitations.email),
      asked.state && sql`${state} = ${asked.state}`,
      ...fitsWords(asked.search, sql`concat_ws(' ', ${invitations.email}, ${invitations.label})`),
    );
    const counted = db
      .select({ id: invitations.id })
      .from(invitations)
      .leftJoinLateral(letter, sql`true`)
      .where(isAsked)
      .limit(COUNTED_ROWS);
    const total = await db.$count(counted.as('counted'));
    const page = shownPage(asked.page, total, asked.pageSize);
    const towards = asked.direction === 'asc' ? asc : desc;
    const found = await db
      .select({
        invitation: invitations,
        establishment: establishments.name,
        createdBy: inviterName,
        sentAt: letter.sentAt,
        fault: letter.lastFault,
        state: sql<(typeof INVITATION_STATES)[number]>`${state}`,
      })
      .from(invitations)
      .leftJoinLateral(letter, sql`true`)
      .leftJoin(establishments, eq(establishments.id, invitations.establishmentId))
      .leftJoin(users, eq(users.id, invitations.createdByUserId))
      .where(isAsked)
      .orderBy(
        towards(invitations[asked.sort]),
        foldedOrder(sql`coalesce(${invitations.email}, ${invitations.label}, '')`),
        desc(invitations.id),
      )
      .limit(asked.pageSize)
      .offset((page - 1) * asked.pageSize);
    const rows = found.map(({ invitation, sentAt, ...row }) => ({
      ...row,
      invitationId: invitation.id,
      email: invitation.email,
      label: invitation.label,
      uses: invitation.uses,
      maxUses: invitation.maxUses,
      createdAt: invitation.createdAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      openedAt: invitation.openedAt?.toISOString() ?? null,
    }));
    const addresses = rows.flatMap(({ email }) => email ?? []);
    const shown = (await findRegistered(db, actor, addresses))
      .map(({ userId }) => userId)
      .filter((userId) => userId !== actor.userId);
    await auditLook(ctx, actor.userId, shown);
    return { rows, total, page };
  });
