import {
  establishment,
  nap,
  night,
  participant,
  person,
  schedule,
  units,
  type Entity,
  type Field,
  type FieldRule,
} from '@aube/dictionary';

/** The meaning of an input field; for a number, with its unit. */
export type FieldText = string | readonly [meaning: string, unit: string];

const ID = 'id';
const CLOCK = 'minutes after midnight';
const DATE = 'Calendar date, `YYYY-MM-DD`.';
const TYPED = 'As it was typed; nothing is judged before the night is saved.';

/** The meaning and the unit of a field of the dictionary; `absence` ends the meaning of an optional one. */
function textOf(field: Field & FieldRule, absence: string): FieldText {
  const meaning = `${field.meaning.en}${field.isRequired ? '' : absence}.`;
  if (field.kind === 'clockTime') return [meaning, CLOCK];
  if (field.kind === 'choice') return [meaning, `place on a scale of ${field.maximum}`];
  return 'unit' in field ? [meaning, units[field.unit].en] : meaning;
}

const textsOf = ({ fields }: Pick<Entity, 'fields'>, absence = '', before = '') =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [`${before}${name}`, textOf(field, absence)]),
  );

const { anchor, anchorTime, wideningMinutes } = schedule.fields;
const { referenceCode, retentionMonths } = establishment.fields;

/**
 * The meaning of each input field and the unit of its number. The key is its name, or the end of
 * its path where one name has several meanings (`*` stands for any last name). Bounds and defaults
 * come from the schemas. A test compares the table with the fields.
 * @decision rest-and-openapi#client-package
 */
export const FIELD_TEXTS: Readonly<Record<string, FieldText>> = {
  ...textsOf(night, '; null empties it', 'night.'),
  ...textsOf(nap),
  ...textsOf({ fields: { anchor, anchorTime, wideningMinutes, referenceCode, retentionMonths } }),
  ...textsOf(person),
  ...textsOf(participant, '; null or left out for none'),
  accessTokenId: ['The access token, as `listAccessTokens` numbers it.', ID],
  act: 'Only acts of this kind.',
  addressPrefix: 'Only what came from this network, as the audit log writes it: `203.0.113.0/24`.',
  actorUserId: ['Only what this person did.', ID],
  alertId: ['The alert, as `listAlerts` numbers it.', ID],
  answers: ['Answers by the code of their question; null or empty for none.', 'the question’s own'],
  'programme.saveExercise.answers': [
    'All answers of the exercise, by name: one that is left out, null or empty is taken away.',
    'minutes, or minutes after midnight, as the answer asks',
  ],
  baseVersion: ['The version of the night that the typing began from.', 'version'],
  'notifications.listPage.before': ['The `nextBefore` of the page before.', ID],
  after: 'The `next` of the part before.',
  'rights.exportAudit.before': 'The `next` of the piece before.',
  by: 'How the video was seen: by its film, or by its text read to the end.',
  capability: 'What the first reply carried: the right to go on with these answers.',
  chapterId: 'The chapter, as the course names it.',
  code: 'Code of the authenticator (6 digits), or a recovery code.',
  'questionnaires.getDefinition.code': 'The questionnaire.',
  'questionnaires.getAsked.code': 'The questionnaire.',
  'questionnaires.findAnswers.code': 'The questionnaire.',
  'questionnaires.save.code': 'The questionnaire.',
  confirmed: 'Unusual values that the person was asked about and says are right.',
  'register.consent': 'The version of the consent that the person read and agrees to.',
  currentPassword: 'The password in force.',
  darkMode: 'Night mode of the screens; `system` follows the device.',
  dataset: 'The dataset.',
  'day.date': `The night that ended on this morning. ${DATE}`,
  'day.dayId': ['The night.', ID],
  day: 'Which night: by its id, or by the date of its morning.',
  dayId: ['The night.', ID],
  days: ['How long the token holds.', 'days'],
  'fields.didNotSleep': 'Whether the person says that they did not sleep at all.',
  direction: 'Order of the rows.',
  'gatherIncident.email': 'The account whose doings are asked for, by its address.',
  endsAccessTokens: 'Whether the access tokens end as well.',
  establishmentId: ['The establishment, as `listOpenEstablishments` numbers it.', ID],
  establishmentIds: ['Establishments that the person looks after, or goes to.', ID],
  entryId:
    'The entry of an exercise that is written again and again: a UUID that the writer draws.',
  exerciseId: 'The exercise, as the chapter names it.',
  expiresAt: 'Until when: ISO 8601 with its zone, for example `2026-12-31T17:00:00-05:00`.',
  'fields.*': TYPED,
  fields: 'What stands in the fields of the page; null takes the draft away.',
  figure: 'Only those whom this figure of `stats.getFigures` counts; one of a week wants `week`.',
  'exports.prepare.file': 'The file, by its name.',
  film: 'Which film the position is of, as `getVideo` names it; without it, today’s.',
  flagId: ['The safety flag, as `listFlags` numbers it.', ID],
  from: `The first day. ${DATE}`,
  'gatherIncident.from': 'The first instant of the period, ISO 8601 with its zone.',
  hasWaitingAlert: 'Only those with an alert that nobody has taken charge of.',
  id: ['The row to update; without it the row is made, or found.', ID],
  'notifications.markRead.id': ['The notification.', ID],
  'programme.getPage.id': 'The page.',
  'questionnaires.saveScreening.id': 'The row to update, as its first reply named it.',
  'questionnaires.findScreening.id': 'The row, as its first reply named it.',
  identifier: 'Email address or user name.',
  inChargeUserId: ['Who follows the person; null for nobody.', ID],
  includeAcknowledged: 'Also those that somebody has taken charge of.',
  invitationId: ['The invitation, as `listInvitations` numbers it.', ID],
  isActive: 'Whether the person may log in.',
  isBesideAlerts: 'Without the people of whom nothing but an alert waits.',
  isConfirmed: 'False only says what would become of each line, and sends nothing.',
  isMine: 'Only people of whom the caller is in charge.',
  isOn: 'Whether reminders are sent.',
  isReviewOn:
    'Whether a letter says that the review of a week is ready; left out, it stays as it is.',
  isOwnDevice: 'Whether the device is the person’s own; counts in a browser only.',
  isScheduleLocked: 'Only those whose suggested schedule waits for an opinion.',
  isSetAside: 'What was set aside instead of what waits.',
  isSleepy: 'Whether the person fought sleep at the wheel or in an activity that wants attention.',
  'listInvitations.kind': 'Only invitations sent to an address, or only links to hand on.',
  'addNote.kind': 'A note, a call that was made, or one that is put off by seven days.',
  label: 'What a link to hand on is called among staff.',
  intention:
    'What one takes on for the week that begins, of those that the review offers; null for nothing.',
  limit: ['At most so many events, the latest ones.', 'events'],
  maxUses: ['How many people may register with the link.', 'registrations'],
  mayExport: 'Whether the token may take data out.',
  method: 'Only those who log in this way.',
  moduleId: ['The module.', 'number of the module'],
  name: 'Name.',
  'createAccessToken.name': 'What the token is called among one’s own.',
  'fields.naps': 'The naps, as typed.',
  'fields.naps.*': TYPED,
  'fields.napsOpen': 'Whether the part of the page about naps is open.',
  nature:
    'Of the alerts: only those given to staff, or only the safety flags. No other file takes it.',
  night: 'The whole night.',
  note: 'What was done about it.',
  'diary.findReview.number': ['The week.', 'number of the week'],
  'diary.getWeek.number': ['The week of the diary.', 'number of the week'],
  'programme.getModuleState.number': ['The module.', 'number of the module'],
  'programme.getChapter.number': ['The chapter.', 'number of the chapter'],
  'programme.markChapterRead.number': ['The chapter.', 'number of the chapter'],
  page: ['The page to show; beyond the last one is the last one.', 'pages, counted from 1'],
  pageSize: 'Rows on a page.',
  password: 'Password.',
  passwordConfirmation: 'The same password again.',
  pauseId: ['The pause, as `listPauses` numbers it.', ID],
  period: 'How far back.',
  positionSeconds: ['How far the film was watched.', 'seconds from its beginning'],
  reason: 'Why.',
  'stats.listCalls.reason': 'Only people who wait for this reason.',
  'stats.addNote.reason': 'Which reason of the call list it answers; wanted where it is put off.',
  registeredFrom: `Registered on this day or later. ${DATE}`,
  registeredTo: `Registered on this day or earlier. ${DATE}`,
  resumesOn: `The day on which the person comes back. ${DATE}`,
  roleId: ['Only those with this role.', 'role: 1 administrator, 2 staff, 3 participant'],
  roles: 'Roles: 1 administrator, 2 staff, 3 participant.',
  search: 'Words that must all fit, whatever the case, the accents and the hyphens.',
  sessionId: 'The session, as `listSessions` names it.',
  sort: 'What the rows are ordered by.',
  state: 'Only those in this state.',
  subjectUserId: ['Only what concerns this person.', ID],
  submit: 'False keeps a draft.',
  text: 'What is noted.',
  'inviteMany.text': 'Addresses: one a line, or the text of a CSV with a column of them.',
  textSize: 'Size of the text on the screens.',
  ticket: 'What `beginSecondFactor` gave.',
  time: ['When the reminder leaves, in the person’s time zone.', CLOCK],
  to: `The last day. ${DATE}`,
  'gatherIncident.to': 'The first instant after the period, ISO 8601 with its zone; left out, now.',
  token: 'The token at the end of the link.',
  upToId: ['Up to this notification.', ID],
  userId: ['The person; where it may be left out, the caller.', ID],
  'gatherIncident.userId': ['The account whose doings are asked for.', ID],
  version: ['The version that was read: another one by now is a VERSION_CONFLICT.', 'version'],
  'giveConsent.version': 'The version of the consent that was read.',
  week: ['The week of the program.', 'number of the week'],
  weekId: ['The week of the diary, as `listWeeks` numbers it.', ID],
  wish: 'What the person wrote, and when and how.',
  withIdentity: 'Adds who the people are; administrators only, and a reason is wanted.',
};
