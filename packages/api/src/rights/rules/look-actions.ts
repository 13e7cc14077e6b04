/** The procedures by which one person is shown another's data: reads, each of which writes a look. */
const READS = [
  'admin.getParticipant',
  'admin.getUser',
  'admin.listInvitations',
  'admin.listParticipantRecords',
  'admin.listParticipants',
  'admin.listUserRecords',
  'admin.listUsers',
  'diary.findReview',
  'diary.getDay',
  'diary.getWeek',
  'diary.listDays',
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

/**
 * Changes that also show somebody: in a report, in a file, or in the refusal of a version that is no longer
 * the present one. What they change always has values in the log, so that a row without values is the look.
 */
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
  'rights.exportAudit',
  'rights.gatherIncident',
];

/** Every action whose row without values is a look at its subject; any other row is an act. @decision D58 */
export const LOOK_ACTIONS: readonly string[] = [...READS, ...SHOWING_CHANGES];
