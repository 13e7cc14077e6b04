/**
 * Procedures that read a person's data for another person. Each read is logged as a consultation.
 */
const READS = [
  'admin.getParticipant',
  'admin.getUser',
  'admin.listAgreedWindows',
  'admin.listInvitations',
  'admin.listParticipantRecords',
  'admin.listParticipants',
  'admin.listUserRecords',
  'admin.listUsers',
  'diary.findReview',
  'diary.findSuspendedSchedule',
  'diary.getDay',
  'diary.getWeek',
  'diary.listDays',
  'diary.listWeeklyChecks',
  'diary.listWeeks',
  'exports.preview',
  'notifications.getReminders',
  'notifications.list',
  'notifications.listPage',
  'programme.getChapter',
  'programme.getModuleState',
  'programme.getVideo',
  'programme.listModuleStates',
  'programme.listPauses',
  'programme.overview',
  'programme.resolveCurrentStep',
  'questionnaires.findAnswers',
  'questionnaires.getAsked',
  'questionnaires.listAbandonments',
  'questionnaires.listAlerts',
  'questionnaires.listFlags',
  'questionnaires.listScores',
  'rights.listAudit',
  'rights.listPastRetention',
  'stats.getFollowUp',
  'stats.listCalls',
  'stats.listTimeline',
];

/** Changes that also show a person. The log row of the consultation has no values. */
export const SHOWING_CHANGES: readonly string[] = [
  'admin.deleteUser',
  'admin.inviteMany',
  'admin.restoreUser',
  'admin.updateParticipant',
  'admin.updateUser',
  'exports.prepare',
  'exports.send',
  'questionnaires.acknowledgeAlert',
  'questionnaires.clearFlag',
  'questionnaires.closeAlert',
  'rights.exportAudit',
  'rights.gatherIncident',
];

/**
 * Actions that count as a consultation of the subject when the log row has no values.
 * @decision D58
 */
export const LOOK_ACTIONS: readonly string[] = [...READS, ...SHOWING_CHANGES];
