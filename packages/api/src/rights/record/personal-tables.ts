import {
  abandonmentAnswers,
  accessTokens,
  agreedWindows,
  auditDetails,
  auditLog,
  chapterReads,
  consents,
  diaryDays,
  diaryDrafts,
  diaryOpenings,
  diaryWeeks,
  exerciseAnswers,
  exerciseEntries,
  healthChanges,
  knownDevices,
  mailOutbox,
  moduleProgress,
  notifications,
  participants,
  pauses,
  questionnaireAnswers,
  reminderSettings,
  safetyFlags,
  savedViews,
  secondFactors,
  sessions,
  staffAlerts,
  staffEstablishments,
  staffNotes,
  takenCalls,
  tokens,
  userRoles,
  users,
  weeklyChecks,
} from '@aube/db/schema';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

export type PersonalTable = {
  table: PgTable;
  /** Column with the owner's id. `through`: join from the table to the table of this column. */
  person: PgColumn;
  through?: { from: PgColumn; to: PgColumn };
  /** Columns that no copy contains: secrets, and columns for searches. */
  leftOut?: readonly string[];
  /** Columns about the actor of a row. The copy contains null when the actor is another person. */
  ofActor?: { actor: PgColumn; columns: readonly string[] };
};

/** @decision D62 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  users: { table: users, person: users.id, leftOut: ['searchText', 'foldedText'] },
  userRoles: { table: userRoles, person: userRoles.userId },
  staffEstablishments: { table: staffEstablishments, person: staffEstablishments.userId },
  participants: {
    table: participants,
    person: participants.userId,
    leftOut: ['searchText', 'foldedText'],
  },
  consents: { table: consents, person: consents.userId },
  diaryDays: { table: diaryDays, person: diaryDays.userId },
  diaryDrafts: {
    table: diaryDrafts,
    person: diaryDays.userId,
    through: { from: diaryDrafts.dayId, to: diaryDays.id },
  },
  diaryOpenings: { table: diaryOpenings, person: diaryOpenings.userId },
  diaryWeeks: { table: diaryWeeks, person: diaryWeeks.userId },
  agreedWindows: { table: agreedWindows, person: agreedWindows.userId },
  pauses: { table: pauses, person: pauses.userId },
  questionnaireAnswers: { table: questionnaireAnswers, person: questionnaireAnswers.userId },
  healthChanges: { table: healthChanges, person: healthChanges.userId },
  weeklyChecks: { table: weeklyChecks, person: weeklyChecks.userId },
  abandonmentAnswers: { table: abandonmentAnswers, person: abandonmentAnswers.userId },
  moduleProgress: { table: moduleProgress, person: moduleProgress.userId },
  chapterReads: { table: chapterReads, person: chapterReads.userId },
  exerciseAnswers: { table: exerciseAnswers, person: exerciseAnswers.userId },
  exerciseEntries: { table: exerciseEntries, person: exerciseEntries.userId },
  notifications: { table: notifications, person: notifications.userId },
  reminderSettings: {
    table: reminderSettings,
    person: reminderSettings.userId,
    leftOut: ['stopKey', 'stopHash'],
  },
  safetyFlags: { table: safetyFlags, person: safetyFlags.userId },
  staffAlerts: { table: staffAlerts, person: staffAlerts.userId },
  staffNotes: { table: staffNotes, person: staffNotes.userId },
  takenCalls: { table: takenCalls, person: takenCalls.userId },
  sessions: { table: sessions, person: sessions.userId, leftOut: ['id'] },
  knownDevices: { table: knownDevices, person: knownDevices.userId, leftOut: ['id'] },
  savedViews: { table: savedViews, person: savedViews.userId },
  accessTokens: { table: accessTokens, person: accessTokens.userId, leftOut: ['hash'] },
  secondFactors: {
    table: secondFactors,
    person: secondFactors.userId,
    leftOut: ['sealedSecret', 'usedSteps'],
  },
  tokens: { table: tokens, person: tokens.userId, leftOut: ['hash'] },
  mailOutbox: { table: mailOutbox, person: mailOutbox.userId },
  auditLog: {
    table: auditLog,
    person: auditLog.subjectUserId,
    ofActor: { actor: auditLog.actorUserId, columns: ['addressPrefix'] },
  },
  auditDetails: { table: auditDetails, person: auditDetails.subjectUserId },
};

/**
 * Tables that the copy of own data leaves out, each with the reason. A test requires all other
 * tables in the copy.
 */
export const LEFT_OUT_OF_A_COPY: Readonly<Record<string, string>> = {
  credentials: 'the hash of a password opens nothing for its owner, and much for a thief',
  recoveryCodes: 'hashes of codes, shown once when they were made',
  keptCalls: 'what follows from the rest by rules, kept for the order of a list',
  keptCallsCursor: 'about no person',
  keptFigures: 'how many people, never who',
  keptFiguresCursor: 'about no person',
  firstSteps: 'about no person',
  lastBackup: 'about no person',
  serverMarks: 'about no person',
  siteClock: 'about no person',
  siteKeys: 'about no person',
  keptWeeks: 'figures that are computed from the nights, and only kept for speed',
  participantActivity: 'the latest of the dates that the copy holds, kept for the order of a list',
  keptWeeksCursor: 'about no person',
  recount: 'says that a change was not counted yet, and is gone once it is',
  recountDays: 'about no person',
  invitations: 'who made an invitation is its maker’s act, which the audit log has',
  screeningAnswers: 'nothing says whose they are',
  establishments: 'about no person',
  siteSettings: 'about the site; who published it is an act, which the audit log has',
  answeredInstruments: 'about no person',
  rateLimits: 'counters under hashes, gone within a day',
};
