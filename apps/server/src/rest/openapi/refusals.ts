import { ERROR_CATALOGUE, type ErrorCode, type Meta } from '@aube/api/server';
import type { ProcedureName } from '../procedure-types.ts';
import type { RestRow } from '../route.ts';

const GATE = ['QUESTIONNAIRE_DUE', 'MODULE_LOCKED'] as const;
const OWN = ['FORBIDDEN', 'CONSULTATION_READ_ONLY'] as const;
const ANSWERS = ['ALREADY_SUBMITTED', 'PROGRAMME_ABANDONED', 'VERSION_CONFLICT'] as const;
const LAST = ['CONFIRM_IDENTITY', 'LAST_ADMINISTRATOR', 'OWN_ACCOUNT'] as const;

/**
 * Error codes of each procedure, without the codes that follow from the REST row or from the
 * allowed callers.
 */
const OF_PROCEDURE: Partial<Record<ProcedureName, readonly ErrorCode[]>> = {
  'account.login': ['WRONG_CREDENTIALS', 'SECOND_FACTOR_REQUIRED'],
  'account.register': ['TOKEN_INVALID', 'ESTABLISHMENT_CLOSED', 'ALREADY_EXISTS'],
  'account.activate': ['TOKEN_INVALID'],
  'account.resetPassword': ['TOKEN_INVALID'],
  'account.beginSecondFactor': ['CONFIRM_IDENTITY', 'FORBIDDEN'],
  'account.confirmSecondFactor': ['CONFIRM_IDENTITY', 'TOKEN_INVALID'],
  'account.removeSecondFactor': ['FORBIDDEN'],
  'account.renewRecoveryCodes': ['NOT_FOUND'],
  'admin.createInvitation': ['NOT_FOUND'],
  'admin.updateEstablishment': ['VERSION_CONFLICT'],
  'admin.deleteEstablishment': ['VERSION_CONFLICT'],
  'admin.updateParticipant': ['VERSION_CONFLICT'],
  'admin.agreeWindow': ['PROGRAMME_ABANDONED'],
  'admin.createUser': ['CONFIRM_IDENTITY'],
  'admin.updateUser': [...LAST, 'VERSION_CONFLICT', 'ACCOUNT_STATE'],
  'admin.deleteUser': [...LAST, 'VERSION_CONFLICT'],
  'diary.saveDay': [
    'DAY_NOT_OPEN',
    'DAY_EXPIRED',
    'PROGRAMME_ABANDONED',
    'VERSION_CONFLICT',
    ...OWN,
  ],
  'diary.answerWeeklyCheck': ['PROGRAMME_ABANDONED', ...OWN],
  'diary.chooseSchedule': [
    'SCHEDULE_FROZEN',
    'SCHEDULE_NOT_AVAILABLE',
    'QUESTIONNAIRE_DUE',
    'PROGRAMME_ABANDONED',
    ...OWN,
  ],
  'diary.stopSchedule': ['SCHEDULE_NOT_AVAILABLE', 'PROGRAMME_ABANDONED'],
  'diary.undoStop': ['SCHEDULE_FROZEN', 'SCHEDULE_NOT_AVAILABLE', 'PROGRAMME_ABANDONED'],
  'diary.readSafetyNotice': ['PROGRAMME_ABANDONED', 'NOT_FOUND'],
  'diary.openWeeks': ['OPENING_NOT_AVAILABLE', 'QUESTIONNAIRE_DUE', 'PROGRAMME_ABANDONED'],
  'diary.undoOpening': ['UNDO_EXPIRED', 'PROGRAMME_ABANDONED'],
  'exports.prepare': ['SHEET_TOO_LONG'],
  'notifications.markRead': OWN,
  'programme.getChapter': GATE,
  'programme.markVideoWatched': [...GATE, ...OWN, 'PROGRAMME_ABANDONED'],
  'programme.markChapterRead': [...GATE, ...OWN, 'PROGRAMME_ABANDONED'],
  'programme.askPause': [...OWN, 'PAUSE_NOT_AVAILABLE', 'PROGRAMME_ABANDONED'],
  'programme.withdrawPause': [...OWN, 'PAUSE_BEGUN', 'PROGRAMME_ABANDONED'],
  'programme.resumeToday': [...OWN, 'PAUSE_NOT_RUNNING', 'PROGRAMME_ABANDONED'],
  'questionnaires.getDefinition': ['NOT_AUTHENTICATED'],
  'questionnaires.save': [...ANSWERS, ...OWN, 'QUESTIONNAIRE_NOT_DUE'],
  'questionnaires.saveScreening': ['ALREADY_SUBMITTED', 'VERSION_CONFLICT'],
  'questionnaires.saveAbandonment': [...ANSWERS, ...OWN],
};

const ofBody = ['BAD_JSON', 'NOT_JSON', 'TOO_LARGE'] as const;

function ofCaller({ admits, guard, duringSetUp }: Meta): ErrorCode[] {
  if (admits === 'anyone' || admits === 'guest-or-user') return [];
  return [
    'NOT_AUTHENTICATED',
    ...(duringSetUp ? [] : (['SECOND_FACTOR_NOT_SET_UP'] as const)),
    ...(admits === 'user' && guard === 'none' ? [] : (['FORBIDDEN'] as const)),
    ...(guard === 'identity' || guard === 'export' ? (['CONFIRM_IDENTITY'] as const) : []),
  ];
}

/**
 * Error codes in the answers of a row, sorted by status.
 * @decision rest-and-openapi#openapi-from-the-rows
 */
export function refusalsOf(row: RestRow, meta: Meta): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...(row.body ? ofBody : []),
    ...ofCaller(meta),
    ...(row.url ? (['NOT_FOUND'] as const) : []),
    ...(row.ifMatch ? (['PRECONDITION_FAILED'] as const) : []),
    ...(OF_PROCEDURE[row.procedure] ?? []),
    'INVALID',
    'TOO_MANY_REQUESTS',
    'INTERNAL',
    'UNAVAILABLE',
    ...(meta.isHeavy || meta.isLongCount ? (['TOO_BUSY'] as const) : []),
  ]);
  return (Object.keys(ERROR_CATALOGUE) as ErrorCode[]).filter((code) => codes.has(code));
}
