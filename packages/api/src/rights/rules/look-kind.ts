/** What of a person's file staff saw or did, in the words of « Qui a vu mon dossier ». */
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
  'other',
] as const;
export type LookKind = (typeof LOOK_KINDS)[number];

const BY_NAME: Readonly<Record<string, LookKind>> = {
  'admin.listParticipants': 'list',
  'admin.listParticipantRecords': 'list',
  'admin.getParticipant': 'record',
  'admin.updateParticipant': 'recordChanged',
  'questionnaires.listFlags': 'safety',
  'questionnaires.clearFlag': 'safety',
  'questionnaires.listAlerts': 'safety',
  'questionnaires.acknowledgeAlert': 'safety',
  'questionnaires.undoAcknowledgement': 'safety',
  'rights.listAudit': 'log',
  'rights.listPastRetention': 'list',
};

const BY_AREA: Readonly<Record<string, LookKind>> = {
  account: 'account',
  admin: 'account',
  diary: 'diary',
  notifications: 'notifications',
  programme: 'programme',
  questionnaires: 'questionnaires',
  rights: 'record',
  stats: 'followUp',
};

/**
 * What a logged procedure shows of a person.
 * @param action the procedure's name, as the audit log has it
 */
export function lookKind(action: string): LookKind {
  return BY_NAME[action] ?? BY_AREA[action.split('.', 1)[0] ?? ''] ?? 'other';
}
