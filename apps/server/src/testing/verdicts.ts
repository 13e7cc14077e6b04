import { randomUUID } from 'node:crypto';
import { elementsOf } from '@aube/content';
import type { Verdicts, Verdict } from './actors.ts';
import type { MatrixWorld, Target } from './matrix-world.ts';

export type Line = {
  input?: (target: Target, world: MatrixWorld) => unknown;
  /** Caller in the test of a missing target (column `missing`). */
  missingAskedBy?: 'self' | 'admin' | 'staff';
  /** True when the call ends the caller's sessions, so that the test must open new sessions. */
  endsSessions?: true;
  /** True when the log names no person for this view, because the answer only counts people. */
  namesNobody?: boolean;
  verdicts: Verdicts;
};

const nobody = {
  guest: 'NOT_AUTHENTICATED',
  dead: 'NOT_AUTHENTICATED',
  deactivated: 'NOT_AUTHENTICATED',
  operator: 'FORBIDDEN',
} as const;

const everybody = (verdict: Verdict): Verdicts => ({
  guest: verdict,
  dead: verdict,
  deactivated: verdict,
  self: verdict,
  other: verdict,
  left: verdict,
  staff: verdict,
  foreign: verdict,
  admin: verdict,
  missing: verdict,
  operator: 'FORBIDDEN',
});

/** For calls whose input names no person. */
const everyUser = (verdict: Verdict): Verdicts => ({ ...everybody(verdict), ...nobody });

/** For calls that show a participant's data (decision D44). */
const consulted: Verdicts = {
  ...nobody,
  self: 'ok',
  other: 'NOT_FOUND',
  left: 'ok',
  staff: 'ok',
  foreign: 'NOT_FOUND',
  admin: 'ok',
  missing: 'NOT_FOUND',
};

const ownWrite = (self: Verdict, left: Verdict): Verdicts => ({
  ...nobody,
  self,
  other: 'NOT_FOUND',
  left,
  staff: 'FORBIDDEN',
  foreign: 'FORBIDDEN',
  admin: 'FORBIDDEN',
  missing: 'NOT_FOUND',
});

/** For calls whose input names no person. */
const ownDataVerdicts = (left: Verdict): Verdicts => ({
  ...ownWrite('ok', left),
  other: 'ok',
  missing: 'ok',
});

const ownOnly = (self: Verdict, left: Verdict): Verdicts => ({
  ...ownWrite(self, left),
  other: 'CONSULTATION_READ_ONLY',
  missing: 'CONSULTATION_READ_ONLY',
});

const staffWrite: Verdicts = {
  ...nobody,
  self: 'FORBIDDEN',
  other: 'FORBIDDEN',
  left: 'FORBIDDEN',
  staff: 'ok',
  foreign: 'NOT_FOUND',
  admin: 'ok',
  missing: 'NOT_FOUND',
};

/** For calls on something that does not exist, such as an agreed window or a saved view. */
const withoutOne: Verdicts = { ...staffWrite, staff: 'NOT_FOUND', admin: 'NOT_FOUND' };

/** For calls whose input names no person. */
const everyStaff = (verdict: Verdict): Verdicts => ({
  ...everyUser(verdict),
  self: 'FORBIDDEN',
  other: 'FORBIDDEN',
  left: 'FORBIDDEN',
});

const administratorOnly: Verdicts = {
  ...staffWrite,
  staff: 'FORBIDDEN',
  foreign: 'FORBIDDEN',
};

function exerciseIn({ services }: MatrixWorld) {
  const chapters = services.course.modules[0]?.chapters ?? [];
  const [exercise] = chapters.flatMap(({ id, text }) =>
    elementsOf(text.fr.body).flatMap((element) =>
      element.name === 'exercise' ? [{ chapterId: id, exerciseId: element.id }] : [],
    ),
  );
  return exercise;
}

function safeAnswers({ questionnaires }: MatrixWorld['services']) {
  const [safety] = (questionnaires.questionnaires.get('S0')?.instruments ?? []).filter(
    ({ id }) => id === 'safety',
  );
  return Object.fromEntries(safety?.items.map(({ code }) => [code, 'no']) ?? []);
}

const ownOrStaff = (admitted: Verdict, left: Verdict): Verdicts => ({
  ...consulted,
  self: admitted,
  left,
  staff: admitted,
  admin: admitted,
});

const noToken = 'A'.repeat(43);
const password = 'une phrase que personne ne devine';
const ofUser = ({ userId }: Target) => ({ userId });
const ofPlace = ({ establishmentId }: Target) => ({ establishmentId });
const newPlace = () => ({ name: 'Clinique', referenceCode: `V-${randomUUID()}` });
const newUser = () => ({
  firstName: 'Zoé',
  lastName: 'Roy',
  email: `staff-${randomUUID()}@example.test`,
  roles: [2],
});
const ofDay = ({ dayId }: Target) => ({ dayId });

const night = {
  lightsOutTime: 1395,
  sleepOnsetLatencyMinutes: 20,
  awakenings: 1,
  wakeAfterSleepOnsetMinutes: 10,
  finalWakeUpTime: 400,
  outOfBedTime: 410,
  napCount: 0,
  naps: [],
};

/**
 * Expected verdict of each caller for each procedure. A verdict about the input (`TOKEN_INVALID`)
 * shows that the caller was allowed.
 * @source security AZ-1 AZ-2
 */
export const VERDICTS: Record<string, Line> = {
  'account.login': {
    input: () => ({ identifier: 'nobody@example.test', password }),
    verdicts: everybody('WRONG_CREDENTIALS'),
  },
  'account.logout': { endsSessions: true, verdicts: everybody('ok') },
  'account.me': { verdicts: everyUser('ok') },
  'account.findMe': { verdicts: everybody('ok') },
  'account.findLoginMethods': { verdicts: everybody('ok') },
  'account.previewInvitation': {
    input: () => ({ token: noToken }),
    verdicts: everybody('TOKEN_INVALID'),
  },
  'account.markInvitationOpened': {
    input: () => ({ token: noToken }),
    verdicts: everybody('TOKEN_INVALID'),
  },
  'account.register': {
    input: () => ({
      token: noToken,
      firstName: 'Zoé',
      lastName: 'Roy',
      email: 'zoe@example.test',
      password,
      passwordConfirmation: password,
      referenceCode: 'C-1',
      locale: 'fr',
      consent: '1.0',
    }),
    verdicts: everybody('TOKEN_INVALID'),
  },
  'account.previewActivation': {
    input: () => ({ token: noToken }),
    verdicts: everybody('TOKEN_INVALID'),
  },
  'account.activate': { input: () => ({ token: noToken }), verdicts: everybody('TOKEN_INVALID') },
  'account.requestPasswordReset': {
    input: () => ({ email: `nobody-${randomUUID()}@example.test` }),
    verdicts: everybody('ok'),
  },
  'account.previewPasswordReset': {
    input: () => ({ token: noToken }),
    verdicts: everybody('TOKEN_INVALID'),
  },
  'account.resetPassword': {
    input: () => ({ token: noToken, password, passwordConfirmation: password }),
    verdicts: everybody('TOKEN_INVALID'),
  },
  'account.confirmIdentity': {
    input: () => ({ password: 'not it' }),
    verdicts: everyUser('INVALID'),
  },
  'account.listAccessTokens': { verdicts: everyUser('ok') },
  'account.createAccessToken': {
    input: async (_, { makeRoomForTokens }) => {
      await makeRoomForTokens();
      return { name: 'made' };
    },
    verdicts: everyUser('ok'),
  },
  'account.revokeAccessToken': {
    input: () => ({ accessTokenId: 2_000_000_001 }),
    verdicts: everyUser('NOT_FOUND'),
  },
  'account.getSecondFactor': { verdicts: everyUser('ok') },
  'account.beginSecondFactor': { verdicts: { ...everyStaff('ok'), oidc: 'FORBIDDEN' } },
  'account.confirmSecondFactor': {
    input: () => ({ ticket: 'x', code: '123456' }),
    verdicts: { ...everyStaff('TOKEN_INVALID'), oidc: 'FORBIDDEN' },
  },
  'account.renewRecoveryCodes': { verdicts: everyStaff('NOT_FOUND') },
  'account.removeSecondFactor': { verdicts: everyUser('ok') },
  'account.changePassword': {
    input: () => ({ currentPassword: 'not it', password, passwordConfirmation: password }),
    verdicts: everyUser('INVALID'),
  },
  'account.previewEmailChange': {
    input: () => ({ token: noToken }),
    verdicts: everybody('TOKEN_INVALID'),
  },
  'account.confirmEmailChange': {
    input: () => ({ token: noToken }),
    verdicts: everybody('TOKEN_INVALID'),
  },
  'account.listSessions': { verdicts: everyUser('ok') },
  'account.endSession': {
    input: () => ({ sessionId: noToken }),
    verdicts: everyUser('NOT_FOUND'),
  },
  'account.endOtherSessions': { endsSessions: true, verdicts: everyUser('ok') },
  'account.updateProfile': {
    input: () => ({ firstName: 'Marie', lastName: 'Tremblay' }),
    verdicts: everyUser('ok'),
  },
  'account.getPhoneNumber': { missingAskedBy: 'self', verdicts: ownDataVerdicts('ok') },
  'account.setPhoneNumber': {
    input: () => ({ phoneNumber: '514 555-0199' }),
    missingAskedBy: 'self',
    verdicts: ownDataVerdicts('ok'),
  },
  'account.getPendingEmail': { verdicts: everyUser('ok') },
  'account.changeOwnEmail': {
    input: () => ({ email: `${randomUUID()}@example.test` }),
    verdicts: everyUser('ok'),
  },
  'account.updatePreferences': { input: () => ({ textSize: 'large' }), verdicts: everyUser('ok') },

  'admin.createInvitation': {
    input: ({ establishmentId }) => ({ establishmentId }),
    missingAskedBy: 'admin',
    verdicts: { ...staffWrite, operator: 'ok' },
  },
  'admin.inviteMany': {
    input: ({ establishmentId }) => ({
      text: `${randomUUID()}@example.test`,
      establishmentId,
      isConfirmed: true,
    }),
    missingAskedBy: 'admin',
    verdicts: { ...staffWrite, operator: 'ok' },
  },
  'admin.agreeWindow': {
    input: async (target, { participantLike }) => ({
      userId: await participantLike(target),
      windowMinutes: 390,
      agreedOn: '2026-01-01',
      reason: 'ok',
    }),
    missingAskedBy: 'admin',
    verdicts: staffWrite,
  },
  'admin.withdrawWindow': { input: ofUser, missingAskedBy: 'admin', verdicts: withoutOne },
  'admin.listAgreedWindows': { input: ofUser, missingAskedBy: 'admin', verdicts: staffWrite },
  'admin.removeFromProgramme': {
    input: async (target, { participantLike }) => ({
      userId: await participantLike(target),
      reason: 'ok',
    }),
    missingAskedBy: 'admin',
    verdicts: staffWrite,
  },
  'admin.liftAbandonment': {
    input: async (target, { participantLike }) => ({
      userId: await participantLike(target, { hasLeft: true }),
      wish: 'ok',
    }),
    missingAskedBy: 'admin',
    verdicts: staffWrite,
  },
  'admin.listInvitations': {
    input: () => ({}),
    verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' },
  },
  'admin.listFirstSteps': { verdicts: { ...administratorOnly, missing: 'ok' } },
  'admin.sendTestEmail': { verdicts: { ...administratorOnly, missing: 'ok' } },
  'admin.confirmTestEmail': {
    input: () => ({ token: 'x'.repeat(43) }),
    verdicts: { ...administratorOnly, admin: 'TOKEN_INVALID', missing: 'TOKEN_INVALID' },
  },
  'admin.noteConsentRead': {
    input: (_target, { services }) => ({ version: services.pages.consent.version }),
    verdicts: { ...administratorOnly, missing: 'ok' },
  },
  'admin.resendInvitation': {
    input: async (target, { inviteTo }) => ({ invitationId: await inviteTo(target) }),
    verdicts: staffWrite,
  },
  'admin.revokeInvitation': {
    input: async (target, { inviteTo }) => ({ invitationId: await inviteTo(target) }),
    verdicts: staffWrite,
  },
  'admin.resetSecondFactor': {
    input: (target) => ({ ...ofUser(target), reason: 'ok' }),
    missingAskedBy: 'admin',
    verdicts: administratorOnly,
  },
  'admin.listEstablishments': {
    input: () => ({}),
    verdicts: { ...administratorOnly, missing: 'ok' },
  },
  'admin.getEstablishment': { input: ofPlace, verdicts: administratorOnly },
  'admin.getEstablishmentStatistics': {
    input: ofPlace,
    namesNobody: true,
    verdicts: staffWrite,
  },
  'admin.createEstablishment': {
    input: () => newPlace(),
    verdicts: { ...administratorOnly, missing: 'ok', operator: 'ok' },
  },
  'admin.updateEstablishment': {
    input: async (target, { placeLike }) => ({
      ...newPlace(),
      establishmentId: await placeLike(target),
    }),
    verdicts: administratorOnly,
  },
  'admin.deleteEstablishment': {
    input: async (target, { placeLike }) => ({ establishmentId: await placeLike(target) }),
    verdicts: administratorOnly,
  },
  'admin.restoreEstablishment': {
    input: async (target, { placeLike }) => ({
      establishmentId: await placeLike(target, { isDeleted: true }),
    }),
    verdicts: administratorOnly,
  },
  'admin.listOfferedInstruments': { verdicts: { ...administratorOnly, missing: 'ok' } },
  'admin.listSettings': { verdicts: { ...administratorOnly, missing: 'ok' } },
  'admin.getSetting': {
    input: (target) => ({ kind: 'contacts', ...ofPlace(target) }),
    verdicts: administratorOnly,
  },
  'admin.saveSettingDraft': {
    input: async (target, { placeLike }) => ({
      kind: 'contacts',
      establishmentId: await placeLike(target),
      settingId: null,
      version: 0,
      form: { contacts: [] },
    }),
    verdicts: administratorOnly,
  },
  'admin.discardSettingDraft': {
    input: async (target, { draftLike }) => draftLike(target),
    verdicts: administratorOnly,
  },
  'admin.publishSetting': {
    input: async (target, { draftLike }) => draftLike(target),
    verdicts: administratorOnly,
  },
  'admin.restoreSetting': {
    input: async (target, { placeLike }) => ({
      kind: 'contacts',
      establishmentId: await placeLike(target),
      number: 0,
      settingId: null,
      version: 0,
    }),
    verdicts: administratorOnly,
  },
  'admin.exportSettings': {
    input: () => undefined,
    verdicts: { ...administratorOnly, missing: 'ok', operator: 'ok' },
  },
  'admin.importSettings': {
    input: () => ({ text: '{"format":"aube-settings@1","settings":[]}', mark: null }),
    verdicts: { ...administratorOnly, missing: 'ok', operator: 'ok' },
  },
  'admin.listOpenEstablishments': {
    input: () => undefined,
    verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok', operator: 'ok' },
  },
  'admin.listParticipants': {
    input: () => ({}),
    verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' },
  },
  'admin.listParticipantRecords': {
    input: () => ({}),
    verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' },
  },
  'admin.getParticipant': { input: ofUser, missingAskedBy: 'admin', verdicts: staffWrite },
  'admin.updateParticipant': {
    input: (target) => ({
      ...ofUser(target),
      firstName: 'Camille',
      lastName: 'Ici',
      inclusionNumber: 'AU-7',
      postalAddress: '12, rue du Repos',
      city: 'Laval',
      province: 'Québec',
      postalCode: 'H2X 1Y4',
      phoneNumber: '514 555-0199',
      establishmentId: target.establishmentId,
      reason: 'ok',
    }),
    missingAskedBy: 'admin',
    verdicts: staffWrite,
  },

  'admin.listUsers': {
    input: () => ({}),
    verdicts: { ...administratorOnly, missing: 'ok', operator: 'ok' },
  },
  'admin.listUserRecords': {
    input: () => ({}),
    verdicts: { ...administratorOnly, missing: 'ok' },
  },
  'admin.listRoles': {
    input: () => undefined,
    verdicts: { ...administratorOnly, missing: 'ok' },
  },
  'admin.getUser': { input: ofUser, verdicts: administratorOnly },
  'admin.createUser': {
    input: ({ establishmentId }) => ({ ...newUser(), establishmentIds: [establishmentId] }),
    verdicts: { ...administratorOnly, missing: 'INVALID', operator: 'ok' },
  },
  'admin.updateUser': {
    input: async (target, { accountLike }) => ({
      userId: await accountLike(target),
      firstName: 'Camille',
    }),
    verdicts: { ...administratorOnly, operator: 'ok' },
  },
  'admin.changeUserEmail': {
    input: async (target, { accountLike }) => ({
      userId: await accountLike(target),
      email: `other-${randomUUID()}@example.test`,
    }),
    verdicts: administratorOnly,
  },
  'admin.deleteUser': {
    input: async (target, { accountLike }) => ({ userId: await accountLike(target) }),
    verdicts: administratorOnly,
  },
  'admin.restoreUser': {
    input: async (target, { accountLike }) => ({
      userId: await accountLike(target, { isDeleted: true }),
    }),
    verdicts: administratorOnly,
  },
  'admin.resendActivation': {
    input: async (target, { accountLike }) => ({
      userId: await accountLike(target, { isPending: true }),
    }),
    verdicts: administratorOnly,
  },
  'admin.sendPasswordReset': {
    input: async (target, { accountLike }) => ({ userId: await accountLike(target) }),
    verdicts: administratorOnly,
  },
  'admin.endSessions': {
    input: async (target, { accountLike }) => ({ userId: await accountLike(target) }),
    verdicts: administratorOnly,
  },

  'diary.listDays': { input: ofUser, verdicts: consulted },
  'diary.getDay': {
    input: (target) => ({ ...ofUser(target), day: ofDay(target) }),
    verdicts: consulted,
  },
  'diary.saveDay': {
    input: (target) => ({ day: ofDay(target), night }),
    missingAskedBy: 'self',
    verdicts: ownWrite('ok', 'PROGRAMME_ABANDONED'),
  },
  'diary.saveDraft': {
    input: (target) => ({ ...ofDay(target), fields: { lightsOutTime: '23' }, baseVersion: 1 }),
    missingAskedBy: 'self',
    verdicts: ownWrite('ok', 'ok'),
  },
  'diary.listWeeks': { input: ofUser, verdicts: consulted },
  'diary.getWeek': { input: (target) => ({ ...ofUser(target), number: 1 }), verdicts: consulted },
  'diary.chooseSchedule': {
    input: ({ weekId }) => ({ weekId, anchor: 'wakeTime', anchorTime: 390 }),
    missingAskedBy: 'self',
    verdicts: ownWrite('SCHEDULE_NOT_AVAILABLE', 'PROGRAMME_ABANDONED'),
  },
  'diary.answerWeeklyCheck': {
    input: ({ weekId }) => ({ weekId, answers: ['none'] }),
    missingAskedBy: 'self',
    verdicts: ownWrite('ok', 'PROGRAMME_ABANDONED'),
  },
  'diary.readSafetyNotice': {
    missingAskedBy: 'self',
    verdicts: ownDataVerdicts('PROGRAMME_ABANDONED'),
  },
  'diary.listWeeklyChecks': { input: ofUser, verdicts: consulted },
  'diary.stopSchedule': {
    input: () => ({ reason: 'tooTired' }),
    missingAskedBy: 'self',
    verdicts: {
      ...ownWrite('SCHEDULE_NOT_AVAILABLE', 'PROGRAMME_ABANDONED'),
      other: 'SCHEDULE_NOT_AVAILABLE',
      missing: 'SCHEDULE_NOT_AVAILABLE',
    },
  },
  'diary.undoStop': {
    input: () => ({}),
    missingAskedBy: 'self',
    verdicts: ownDataVerdicts('PROGRAMME_ABANDONED'),
  },
  'diary.openWeeks': {
    input: () => ({ kind: 'check' }),
    missingAskedBy: 'self',
    verdicts: {
      ...ownWrite('OPENING_NOT_AVAILABLE', 'PROGRAMME_ABANDONED'),
      other: 'OPENING_NOT_AVAILABLE',
      missing: 'OPENING_NOT_AVAILABLE',
    },
  },
  'diary.undoOpening': {
    input: () => ({}),
    missingAskedBy: 'self',
    verdicts: ownDataVerdicts('PROGRAMME_ABANDONED'),
  },
  'diary.answerWeekQuestion': {
    input: ({ weekId }) => ({ weekId, question: 'shiftWork', isYes: false }),
    missingAskedBy: 'self',
    verdicts: ownWrite('INVALID', 'PROGRAMME_ABANDONED'),
  },
  'diary.findReview': {
    input: (target) => ({ ...ofUser(target), number: 1 }),
    verdicts: consulted,
  },
  'diary.findSuspendedSchedule': { input: ofUser, verdicts: consulted },
  'diary.keepIntention': {
    input: ({ weekId }) => ({ weekId, intention: null }),
    missingAskedBy: 'self',
    verdicts: ownWrite('ok', 'PROGRAMME_ABANDONED'),
  },
  'diary.answerDays': {
    input: ({ weekId }) => ({ weekId, daySleepiness: 'little', dayCourse: 'well' }),
    missingAskedBy: 'self',
    verdicts: ownWrite('ok', 'PROGRAMME_ABANDONED'),
  },
  'diary.markTrial': {
    input: ({ weekId }) => ({ weekId, date: '2026-03-02', isDone: true }),
    missingAskedBy: 'self',
    verdicts: ownWrite('NOT_FOUND', 'NOT_FOUND'),
  },
  'diary.endTrial': {
    input: ({ weekId }) => ({ weekId, outcome: 'acquired' }),
    missingAskedBy: 'self',
    verdicts: ownWrite('NOT_FOUND', 'NOT_FOUND'),
  },

  'exports.listDatasets': { verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' } },
  'exports.getDataset': {
    input: () => ({ dataset: 'nights' }),
    verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' },
  },
  'exports.preview': {
    input: () => ({ dataset: 'nights' }),
    verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' },
  },
  'exports.prepare': {
    input: (target) => ({ ...ofPlace(target), file: 'nuits.csv' }),
    namesNobody: true,
    verdicts: { ...staffWrite, operator: 'ok' },
  },

  'notifications.list': { input: ofUser, verdicts: consulted },
  'notifications.listPage': { input: ofUser, verdicts: consulted },
  'notifications.markAllRead': { input: () => ({ upToId: 1 }), verdicts: everyUser('ok') },
  'notifications.getReminders': { input: ofUser, verdicts: consulted },
  'notifications.setReminders': {
    input: () => ({ isOn: true, time: 450 }),
    missingAskedBy: 'self',
    verdicts: ownDataVerdicts('PROGRAMME_ABANDONED'),
  },
  'notifications.previewReminderStop': {
    input: () => ({ token: noToken }),
    verdicts: everybody('TOKEN_INVALID'),
  },
  'notifications.stopReminders': {
    input: () => ({ token: noToken }),
    verdicts: everybody('TOKEN_INVALID'),
  },
  'notifications.markRead': {
    input: ({ notificationId }) => ({ id: notificationId }),
    missingAskedBy: 'self',
    verdicts: {
      ...ownWrite('ok', 'ok'),
      staff: 'NOT_FOUND',
      foreign: 'NOT_FOUND',
      admin: 'NOT_FOUND',
    },
  },

  'programme.overview': { input: ofUser, verdicts: consulted },
  'programme.getDictionary': { verdicts: everybody('ok') },
  'programme.listModules': { verdicts: everybody('ok') },
  'programme.listReferences': { verdicts: everybody('ok') },
  'programme.getIdentity': { verdicts: everybody('ok') },
  'programme.getContacts': { verdicts: everybody('ok') },
  'programme.getPage': { input: () => ({ id: 'about' }), verdicts: everybody('ok') },
  'programme.getStaffGuide': { verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' } },
  'programme.listModuleStates': { input: ofUser, verdicts: consulted },
  'programme.getModuleState': {
    input: (target) => ({ ...ofUser(target), number: 1 }),
    verdicts: consulted,
  },
  'programme.resolveCurrentStep': { input: ofUser, verdicts: consulted },
  'programme.getChapter': {
    input: (target) => ({ ...ofUser(target), number: 1 }),
    verdicts: consulted,
  },
  'programme.getVideo': {
    input: (target) => ({ ...ofUser(target), moduleId: 1 }),
    verdicts: consulted,
  },
  'programme.markVideoWatched': {
    input: (target) => ({ ...ofUser(target), moduleId: 1 }),
    missingAskedBy: 'self',
    verdicts: ownOnly('ok', 'PROGRAMME_ABANDONED'),
  },
  'programme.saveVideoPosition': {
    input: () => ({ moduleId: 1, positionSeconds: 30 }),
    missingAskedBy: 'self',
    verdicts: ownDataVerdicts('PROGRAMME_ABANDONED'),
  },
  'programme.markChapterRead': {
    input: (target) => ({ ...ofUser(target), number: 1 }),
    missingAskedBy: 'self',
    verdicts: ownOnly('ok', 'PROGRAMME_ABANDONED'),
  },
  'programme.findExercises': {
    input: () => ({}),
    missingAskedBy: 'self',
    verdicts: ownDataVerdicts('ok'),
  },
  'programme.listExercises': { missingAskedBy: 'self', verdicts: ownDataVerdicts('ok') },
  'programme.proposeAnswers': {
    input: (_, world) => ({ chapterId: exerciseIn(world)?.chapterId }),
    missingAskedBy: 'self',
    verdicts: ownDataVerdicts('ok'),
  },
  'programme.removeExercise': {
    input: (_, world) => exerciseIn(world),
    missingAskedBy: 'self',
    verdicts: ownDataVerdicts('ok'),
  },
  'programme.saveExercise': {
    input: (_, world) => ({ ...exerciseIn(world), answers: {} }),
    missingAskedBy: 'self',
    verdicts: ownDataVerdicts('PROGRAMME_ABANDONED'),
  },

  'programme.listPauses': { input: ofUser, verdicts: consulted },
  'programme.noteGreeting': { verdicts: ownDataVerdicts('ok'), missingAskedBy: 'self' },
  'programme.askPause': {
    input: (target) => ({ ...ofUser(target), resumesOn: '2026-01-01', reason: 'ok' }),
    verdicts: ownOrStaff('INVALID', 'PROGRAMME_ABANDONED'),
  },
  'programme.withdrawPause': {
    input: async ({ userId }, { withdrawnPause }) => ({
      pauseId: await withdrawnPause(userId),
      reason: 'ok',
    }),
    verdicts: ownOrStaff('ok', 'PROGRAMME_ABANDONED'),
  },
  'programme.resumeToday': {
    input: async ({ userId }, { withdrawnPause }) => ({
      pauseId: await withdrawnPause(userId),
      reason: 'ok',
    }),
    verdicts: ownOrStaff('PAUSE_NOT_RUNNING', 'PROGRAMME_ABANDONED'),
  },

  'questionnaires.getDefinition': { input: () => ({ code: 'PS' }), verdicts: everybody('ok') },
  'questionnaires.getCrisisResources': { verdicts: everybody('ok') },
  'questionnaires.findAnswers': {
    input: (target) => ({ ...ofUser(target), code: 'S0' }),
    verdicts: consulted,
  },
  'questionnaires.getAsked': {
    input: (target) => ({ ...ofUser(target), code: 'S0' }),
    verdicts: consulted,
  },
  'questionnaires.listScores': { input: ofUser, verdicts: consulted },
  'questionnaires.getHealthQuestions': { missingAskedBy: 'self', verdicts: ownDataVerdicts('ok') },
  'questionnaires.reportHealthChange': {
    input: (_, { services }) => ({ answers: safeAnswers(services) }),
    missingAskedBy: 'self',
    verdicts: ownDataVerdicts('PROGRAMME_ABANDONED'),
  },
  'questionnaires.listFlags': { input: ofUser, verdicts: consulted },
  'questionnaires.listAbandonments': { input: ofUser, verdicts: consulted },
  'questionnaires.save': {
    input: (target) => ({ ...ofUser(target), code: 'S6', answers: {} }),
    missingAskedBy: 'self',
    verdicts: ownOnly('QUESTIONNAIRE_NOT_DUE', 'QUESTIONNAIRE_NOT_DUE'),
  },
  'questionnaires.saveScreening': {
    input: () => ({ answers: {}, submit: false }),
    verdicts: everybody('ok'),
  },
  'questionnaires.findScreening': {
    input: () => ({ id: randomUUID(), capability: 'x'.repeat(43) }),
    verdicts: everybody('NOT_FOUND'),
  },
  'questionnaires.saveAbandonment': {
    input: (target) => ({ ...ofUser(target), answers: {}, submit: false }),
    missingAskedBy: 'self',
    verdicts: ownOnly('ok', 'ALREADY_SUBMITTED'),
  },
  'questionnaires.undoAbandonment': {
    verdicts: ownDataVerdicts('PROGRAMME_ABANDONED'),
    missingAskedBy: 'self',
  },
  'questionnaires.clearFlag': {
    input: async ({ userId }, { raiseFlag }) => ({
      flagId: await raiseFlag(userId),
      version: 1,
      reason: 'ok',
    }),
    verdicts: staffWrite,
  },
  'questionnaires.listAlerts': {
    input: () => ({}),
    verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' },
  },
  'questionnaires.acknowledgeAlert': {
    input: async ({ userId }, { raiseAlert }) => ({
      alertId: await raiseAlert(userId),
      version: 1,
    }),
    verdicts: staffWrite,
  },
  'questionnaires.closeAlert': {
    input: async ({ userId }, { raiseAlert, people }) => ({
      alertId: await raiseAlert(userId, { acknowledgedByUserId: people.staff }),
      outcome: 'reached',
    }),
    verdicts: staffWrite,
  },
  // A staff member acknowledged the alert, so an administrator cannot undo the acknowledgement.
  'questionnaires.undoAcknowledgement': {
    input: async ({ userId }, { raiseAlert, people }) => ({
      alertId: await raiseAlert(userId, { acknowledgedByUserId: people.staff }),
    }),
    verdicts: { ...staffWrite, admin: 'FORBIDDEN' },
  },

  'stats.addNote': {
    input: (target) => ({ ...ofUser(target), kind: 'postponed', reason: 'silent', text: 'ok' }),
    verdicts: staffWrite,
  },
  'stats.closeCall': {
    input: (target) => ({ ...ofUser(target), reason: 'silent', outcome: 'messageLeft' }),
    verdicts: staffWrite,
  },
  'stats.takeCall': {
    input: async (target, { raiseFlag }) => {
      await raiseFlag(target.userId);
      return { ...ofUser(target), reason: 'scheduleLocked' };
    },
    verdicts: staffWrite,
  },
  'stats.takeCalls': {
    input: ({ userId }) => ({ userIds: [userId] }),
    verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' },
  },
  'stats.undoTakenCalls': {
    input: ({ userId }) => ({ lines: [{ userId, reason: 'silent' }] }),
    verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' },
  },
  'admin.listSavedViews': { verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' } },
  'admin.saveView': {
    input: () => ({ name: 'ok', query: 'etat=en-cours' }),
    verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' },
  },
  'admin.renameView': { input: () => ({ viewId: 1, name: 'ok' }), verdicts: withoutOne },
  'admin.deleteView': { input: () => ({ viewId: 1 }), verdicts: withoutOne },
  'admin.remindPeople': {
    input: ({ userId }) => ({ userIds: [userId] }),
    verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' },
  },
  'stats.undoDelay': {
    input: (target) => ({ ...ofUser(target), reason: 'silent' }),
    verdicts: staffWrite,
  },
  'stats.undoTakenCall': {
    input: (target) => ({ ...ofUser(target), reason: 'silent' }),
    verdicts: staffWrite,
  },
  'stats.countWaiting': { verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' } },
  'stats.getFollowUp': { input: ofUser, verdicts: staffWrite },
  'stats.listCalls': {
    input: () => ({}),
    verdicts: { ...staffWrite, foreign: 'ok', missing: 'ok' },
  },
  'stats.listTimeline': { input: ofUser, verdicts: staffWrite },
  'stats.setInCharge': {
    input: (target, { people }) => ({ ...ofUser(target), inChargeUserId: people.staff }),
    verdicts: staffWrite,
  },
  'stats.getFigures': { input: ofPlace, namesNobody: true, verdicts: staffWrite },
  'rights.getConsent': { verdicts: everybody('ok') },
  'rights.getOwnConsent': { missingAskedBy: 'self', verdicts: ownDataVerdicts('ok') },
  'rights.giveConsent': {
    missingAskedBy: 'self',
    input: () => ({ version: '1.0' }),
    verdicts: ownDataVerdicts('ok'),
  },
  'rights.listOwnViewers': {
    missingAskedBy: 'self',
    input: () => ({}),
    verdicts: ownDataVerdicts('ok'),
  },
  'rights.exportOwnData': { verdicts: everyUser('ok') },
  'rights.listAudit': {
    input: () => ({}),
    namesNobody: true,
    verdicts: { ...administratorOnly, foreign: 'FORBIDDEN', missing: 'ok' },
  },
  'rights.exportAudit': {
    input: () => ({ period: 'day' }),
    verdicts: { ...administratorOnly, foreign: 'FORBIDDEN', missing: 'ok' },
  },
  'rights.gatherIncident': {
    input: () => ({ from: '2026-01-01T00:00:00Z' }),
    verdicts: { ...administratorOnly, foreign: 'FORBIDDEN', missing: 'ok', operator: 'ok' },
  },
  'rights.listPastRetention': {
    input: () => ({}),
    namesNobody: true,
    verdicts: { ...administratorOnly, foreign: 'FORBIDDEN', missing: 'ok' },
  },
  'rights.eraseUser': {
    input: async (target, { accountLike }) => ({
      userId: await accountLike(target, { isDeleted: true }),
      reason: 'request',
    }),
    verdicts: administratorOnly,
  },
};

/**
 * Key: method and path. A path that is not listed here uses the verdicts of the path's procedure.
 */
export const REST_LINES: Record<string, Line> = {
  'POST /api/verifications-semaine': {
    input: () => ({ answers: ['none'] }),
    missingAskedBy: 'self',
    verdicts: ownDataVerdicts('PROGRAMME_ABANDONED'),
  },
  // The target has already submitted these answers, so the call creates nothing.
  'POST /api/utilisateurs/{id}/reponses-questionnaire-s0': {
    input: (target) => ({ ...ofUser(target), answers: {} }),
    missingAskedBy: 'self',
    verdicts: ownOnly('ok', 'ok'),
  },
  'PUT /api/reponses-questionnaire-s0/{id}': {
    input: ({ answersId }) => ({ id: answersId, answers: {} }),
    missingAskedBy: 'self',
    verdicts: ownWrite('ALREADY_SUBMITTED', 'ALREADY_SUBMITTED'),
  },
  ...Object.fromEntries(
    (['s6', 's12', 's24'] as const).map((slug): [string, Line] => [
      `PUT /api/reponses-questionnaire-${slug}/{id}`,
      {
        input: ({ answersId }) => ({ id: answersId, answers: {} }),
        missingAskedBy: 'self',
        verdicts: ownWrite('NOT_FOUND', 'NOT_FOUND'),
      },
    ]),
  ),
  'PUT /api/reponses-questionnaire-ps/{id}': {
    input: () => ({ id: randomUUID(), answers: {}, submit: false }),
    verdicts: everybody('NOT_FOUND'),
  },
  'PUT /api/reponses-abandon/{id}': {
    input: async ({ userId }, { draftAbandonment }) => ({
      id: await draftAbandonment(userId),
      answers: {},
      submit: false,
    }),
    missingAskedBy: 'self',
    verdicts: ownWrite('ok', 'ALREADY_SUBMITTED'),
  },
};

const nowhere = { email: 'nowhere@example.test' };

export const OPERATOR_LINES: Record<string, { input: unknown; operator: Verdict }> = {
  'account.createAdministrator': {
    input: { firstName: 'Aline', lastName: 'Roy', email: 'aline@example.test' },
    operator: 'ok',
  },
  'account.createAccessToken': { input: { ...nowhere, name: 'script' }, operator: 'NOT_FOUND' },
  'account.listAccessTokens': { input: nowhere, operator: 'NOT_FOUND' },
  'account.revokeAccessToken': {
    input: { ...nowhere, accessTokenId: 1 },
    operator: 'NOT_FOUND',
  },
  'diary.importNights': {
    input: {
      person: nowhere,
      text: 'Jour;Extinction;Endormissement;Réveils;Durée des éveils;Réveil;Lever\n2026-01-01;23:00;20;0;0;06:30;07:00',
      isConfirmed: false,
    },
    operator: 'NOT_FOUND',
  },
};
