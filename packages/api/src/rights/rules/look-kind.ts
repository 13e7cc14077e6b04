export const LOOK_KINDS = [
  'list',
  'record',
  'recordChanged',
  'programme',
  'diary',
  'questionnaires',
  'safety',
  'notifications',
  'followUp',
  'account',
  'log',
  'exports',
  'other',
] as const;
export type LookKind = (typeof LOOK_KINDS)[number];

/** Procedures whose kind differs from the kind of their area (the name before the dot). */
export const LOOK_KIND_OF_ACTION: Readonly<Record<string, LookKind>> = {
  'admin.listParticipants': 'list',
  'admin.listParticipantRecords': 'list',
  'admin.getParticipant': 'record',
  'admin.updateParticipant': 'recordChanged',
  'diary.listWeeklyChecks': 'safety',
  'questionnaires.listFlags': 'safety',
  'questionnaires.clearFlag': 'safety',
  'questionnaires.listAlerts': 'safety',
  'questionnaires.acknowledgeAlert': 'safety',
  'questionnaires.closeAlert': 'safety',
  'questionnaires.undoAcknowledgement': 'safety',
  'rights.listAudit': 'log',
  'rights.exportAudit': 'log',
  'rights.gatherIncident': 'log',
  'rights.listPastRetention': 'list',
  'admin.listInvitations': 'list',
  'admin.listUsers': 'list',
  'admin.listUserRecords': 'list',
};

/** Procedures that show many people at once. The log has one row for each person shown. */
export const LIST_ACTIONS: readonly string[] = [
  'admin.findParticipants',
  'admin.inviteMany',
  'admin.listInvitations',
  'admin.listParticipantRecords',
  'admin.listParticipants',
  'admin.listUserRecords',
  'admin.listUsers',
  'exports.prepare',
  'exports.preview',
  'exports.send',
  'questionnaires.listAlerts',
  'rights.exportAudit',
  'rights.gatherIncident',
  'rights.listAudit',
  'rights.listPastRetention',
  'stats.listCalls',
];

export const LOOK_KIND_OF_AREA: Readonly<Record<string, LookKind>> = {
  account: 'account',
  admin: 'account',
  diary: 'diary',
  exports: 'exports',
  notifications: 'notifications',
  programme: 'programme',
  questionnaires: 'questionnaires',
  rights: 'record',
  stats: 'followUp',
};

/**
 * Kind of a logged procedure.
 * @param action the procedure's name in the audit log
 */
export function lookKind(action: string): LookKind {
  return LOOK_KIND_OF_ACTION[action] ?? LOOK_KIND_OF_AREA[action.split('.', 1)[0] ?? ''] ?? 'other';
}
