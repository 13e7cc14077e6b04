import { findPendingEmail } from '@aube/auth';
import { invitations, users, secondFactors, participants } from '@aube/db/schema';
import { eq, and, isNull, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { dropSecondFactor, lockCredentials } from '../account/record/second-factor.ts';
import { restorableUntil } from '../rights/rules/deleted-account.ts';
import { ROLE } from '../people/rules/roles.ts';
import { audit, auditLook } from '../audit.ts';
import { AppError } from '../errors.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import { entityId, text } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import {
  router,
  staffProcedure,
  confirmedAdministratorProcedure,
  administratorProcedure,
} from '../trpc.ts';
import { agreeWindow, withdrawWindow } from './agree-window.ts';
import {
  createEstablishment,
  deleteEstablishment,
  restoreEstablishment,
  updateEstablishment,
} from './change-establishment.ts';
import { createInvitation } from './create-invitation.ts';
import { createUser } from './create-user.ts';
import { deleteUser, restoreUser } from './delete-user.ts';
import { confirmTestEmail, listFirstSteps, noteConsentRead, sendTestEmail } from './first-steps.ts';
import { getEstablishmentStatistics, getEstablishment } from './get-establishment.ts';
import { inviteMany } from './invite-many.ts';
import { listEstablishments, listOpenEstablishments } from './list-establishments.ts';
import { listInvitations } from './list-invitations.ts';
import { listParticipants } from './list-participants.ts';
import { listUsers } from './list-users.ts';
import { agreedWindowOutput, findAgreedWindows } from './record/agreed-windows.ts';
import { lockInvitation } from './record/invitation-row.ts';
import { partInput, partOf, readPart } from './record/list-part.ts';
import { findRecords, participantRecord } from './record/participant-record.ts';
import { findUserRecords, getUserRecord, userRecord } from './record/user-record.ts';
import { remindPeople } from './remind-people.ts';
import { liftAbandonment, removeFromProgramme } from './remove-from-programme.ts';
import { resendInvitation } from './resend-invitation.ts';
import { getSetting } from './settings/get-setting.ts';
import { listOfferedInstruments } from './settings/list-offered-instruments.ts';
import { listSettings } from './settings/list-settings.ts';
import { discardSettingDraft, publishSetting } from './settings/publish-setting.ts';
import { restoreSetting } from './settings/restore-setting.ts';
import { exportSettings, importSettings } from './settings/settings-file.ts';
import { saveSettingDraft } from './settings/save-setting-draft.ts';
import { deleteView, listSavedViews, renameView, saveView } from './saved-views.ts';
import { updateParticipant } from './update-participant.ts';
import { updateUser } from './update-user.ts';
import {
  changeUserEmail,
  endSessions,
  resendActivation,
  sendPasswordReset,
} from './user-letters.ts';

/**
 * Windows agreed with a participant (« fenêtres convenues »), latest first; the consultation is
 * logged.
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D81
 */
const listAgreedWindows = staffProcedure
  .input(z.object({ userId: entityId }))
  .output(z.array(agreedWindowOutput))
  .query(async ({ ctx, input: { userId } }) => {
    const [record] = await findRecords(ctx.db, ctx.actor, eq(participants.userId, userId));
    if (!record) throw new AppError('NOT_FOUND');
    await auditLook(ctx, ctx.actor.userId, [userId]);
    return findAgreedWindows(ctx.db, userId);
  });

/**
 * Record of one participant (« participant »); the consultation is logged.
 * @throws NOT_FOUND for a person unknown to the caller
 * @source specification §7
 * @decision D5 D43
 */
const getParticipant = staffProcedure
  .input(z.object({ userId: entityId }))
  .output(participantRecord)
  .query(async ({ ctx, input: { userId } }) => {
    const [record] = await findRecords(ctx.db, ctx.actor, eq(participants.userId, userId));
    if (!record) throw new AppError('NOT_FOUND');
    await auditLook(ctx, ctx.actor.userId, [userId]);
    return record;
  });

/**
 * One account (« utilisateur ») with open sessions and the deadline for restoring the account. The
 * consultation is logged.
 * @throws NOT_FOUND
 * @source specification §7
 * @decision D54 D55
 */
const getUser = administratorProcedure
  .input(z.object({ userId: entityId }))
  .output(
    userRecord.extend({
      pendingEmail: z.object({ email: z.string(), expiresAt: z.string() }).nullable(),
      openSessions: z.number(),
      hasSecondFactor: z.boolean(),
      restorableUntil: z.string().nullable(),
    }),
  )
  .query(async ({ ctx, input: { userId } }) => {
    const { auth, db, now, actor } = ctx;
    const user = await getUserRecord(db, userId);
    const hasFactor = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
    const [pending, openSessions, factors] = await Promise.all([
      findPendingEmail(db, userId),
      auth.list(userId, now),
      db.$count(secondFactors, hasFactor),
    ]);
    if (userId !== actor.userId) await auditLook(ctx, actor.userId, [userId]);
    return {
      ...user,
      pendingEmail: pending && { ...pending, expiresAt: pending.expiresAt.toISOString() },
      openSessions: openSessions.length,
      hasSecondFactor: factors > 0,
      restorableUntil: user.deletedAt && restorableUntil(new Date(user.deletedAt)).toISOString(),
    };
  });

/**
 * Records of the participants that the caller may consult, one part per call. The REST path returns
 * all parts in one response.
 * @source specification §7
 * @decision D5 D43
 */
const listParticipantRecords = staffProcedure
  .input(partInput)
  .output(partOf(participantRecord))
  .query(async ({ ctx, input: { after } }) => {
    const part = await readPart(ctx, { list: 'participants', after }, (tx, condition, limit) =>
      findRecords(tx, ctx.actor, condition, limit),
    );
    const shown = part.rows.map(({ userId }) => userId);
    await auditLook(ctx, ctx.actor.userId, shown);
    return part;
  });

/** @source specification §7 @decision D5 */
const listRoles = administratorProcedure
  .output(z.array(z.object({ roleId: z.number() })))
  .query(() => Object.values(ROLE).map((roleId) => ({ roleId })));

/**
 * Removes another person's authenticator and recovery codes. The person's sessions end, and an
 * email informs the person.
 * @throws CONFIRM_IDENTITY; NOT_FOUND; FORBIDDEN for the caller's own account
 * @decision D57
 */
const resetSecondFactor = confirmedAdministratorProcedure
  .input(
    z.object({
      userId: entityId,
      reason: text(500),
    }),
  )
  .output(z.void())
  .mutation(({ ctx, input: { userId, reason } }) =>
    inTransaction(ctx.db, async (tx) => {
      if (userId === ctx.actor.userId) throw new AppError('FORBIDDEN');
      const [person] = await tx
        .select({ email: users.email, locale: users.locale })
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.deletedAt)));
      if (!person) throw new AppError('NOT_FOUND');
      await lockCredentials(tx, userId);
      const isDropped = await dropSecondFactor(tx, userId);
      const about = { subjectUserId: userId, objectType: 'user', objectId: userId };
      await audit(tx, ctx, { ...about, after: { reason, isDropped } });
      if (!isDropped) return;
      await ctx.auth.closeAll(userId, undefined, tx);
      await queueLetter(tx, {
        kind: 'secondFactorReset',
        toAddress: person.email,
        locale: person.locale,
        userId,
        now: ctx.now,
      });
    }),
  );

/**
 * Revokes an invitation (« révoquer »); a waiting email is cancelled. Registered people keep their
 * accounts.
 * @throws INVITATION_OVER when every place was used; NOT_FOUND
 * @decision console#invitations
 */
const revokeInvitation = staffProcedure
  .input(z.object({ invitationId: entityId }))
  .output(z.object({ revokedAt: z.string() }))
  .mutation(({ ctx, input: { invitationId } }) =>
    inTransaction(ctx.db, async (tx) => {
      const found = await lockInvitation(tx, ctx.actor, invitationId);
      if (!found) throw new AppError('NOT_FOUND');
      const { revokedAt, uses, maxUses } = found.invitation;
      if (revokedAt !== null) return { revokedAt: revokedAt.toISOString() };
      if (uses >= maxUses) throw new AppError('INVITATION_OVER');
      await tx
        .update(invitations)
        .set({ revokedAt: ctx.now })
        .where(eq(invitations.id, invitationId));
      await audit(tx, ctx, {
        objectType: 'invitation',
        objectId: invitationId,
        before: { uses, maxUses },
        after: { revokedAt: ctx.now.toISOString() },
      });
      return { revokedAt: ctx.now.toISOString() };
    }),
  );

/**
 * Accounts that are not deleted, one part per call. The REST path returns all parts in one
 * response.
 * @source specification §7
 * @decision D43
 */
const listUserRecords = administratorProcedure
  .input(partInput)
  .output(partOf(userRecord))
  .query(async ({ ctx, input: { after } }) => {
    const { userId: ownId } = ctx.actor;
    const part = await readPart(ctx, { list: 'users', after }, (tx, condition, limit) =>
      findUserRecords(tx, and(isNull(users.deletedAt), condition), { limit }),
    );
    const shown = part.rows.map(({ userId }) => userId).filter((userId) => userId !== ownId);
    await auditLook(ctx, ownId, shown);
    return part;
  });

export const adminRouter = router({
  confirmTestEmail,
  createEstablishment,
  createInvitation,
  deleteEstablishment,
  getEstablishment,
  getEstablishmentStatistics,
  getParticipant,
  inviteMany,
  liftAbandonment,
  listEstablishments,
  listFirstSteps,
  listInvitations,
  listOpenEstablishments,
  noteConsentRead,
  sendTestEmail,
  listParticipantRecords,
  listParticipants,
  removeFromProgramme,
  agreeWindow,
  withdrawWindow,
  listAgreedWindows,
  resendInvitation,
  resetSecondFactor,
  restoreEstablishment,
  revokeInvitation,
  updateEstablishment,
  updateParticipant,
  listUsers,
  listUserRecords,
  listRoles,
  getUser,
  createUser,
  updateUser,
  changeUserEmail,
  deleteUser,
  restoreUser,
  resendActivation,
  sendPasswordReset,
  endSessions,
  listSettings,
  listOfferedInstruments,
  getSetting,
  saveSettingDraft,
  discardSettingDraft,
  publishSetting,
  remindPeople,
  deleteView,
  listSavedViews,
  renameView,
  saveView,
  restoreSetting,
  exportSettings,
  importSettings,
});
