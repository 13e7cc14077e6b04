import {
  establishment,
  nap,
  night,
  participant,
  person,
  schedule,
  units,
  week,
  type Entity,
  type Field,
  type FieldRule,
} from '@aube/dictionary';

/** Meaning of an input field; a number also has a unit. */
export type FieldText = string | readonly [meaning: string, unit: string];

const ID = 'id';
const CLOCK = 'minutes after midnight';
const DATE = 'Calendar date, `YYYY-MM-DD`.';
const TYPED = 'As typed; it is checked when the night is saved.';

/** `absence` is added to the meaning of an optional field. */
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
const { daySleepiness, dayCourse } = week.fields;
const { referenceCode, retentionMonths } = establishment.fields;

/**
 * The key is the field's name, or the end of the field's path when a name has several meanings
 * (`*`: any last name). Bounds and defaults come from the schemas. A test compares this table with
 * the fields.
 * @decision rest-and-openapi#client-package
 */
export const FIELD_TEXTS: Readonly<Record<string, FieldText>> = {
  ...textsOf(night, '; null empties it', 'night.'),
  ...textsOf(nap),
  ...textsOf({ fields: { anchor, anchorTime, wideningMinutes, referenceCode, retentionMonths } }),
  ...textsOf(person),
  ...textsOf(participant, '; null or left out for none'),
  accessTokenId: ['The access token, as `listAccessTokens` numbers it.', ID],
  act: 'Only this kind of act.',
  addressPrefix: 'Only rows from this network, written as in the audit log: `203.0.113.0/24`.',
  actorUserId: ['Only acts of this person.', ID],
  alertId: ['The alert, as `listAlerts` numbers it.', ID],
  answers: ['Answers by the code of their question; null or empty for none.', 'the question’s own'],
  'programme.saveExercise.answers': [
    'All answers of the exercise, by name; an answer that is left out, null or empty is removed.',
    'minutes, or minutes after midnight, as the answer asks',
  ],
  baseVersion: ['The version of the night when the typing began.', 'version'],
  'notifications.listPage.before': ['The `nextBefore` of the page before.', ID],
  after: 'The `next` of the part before.',
  'rights.exportAudit.before': 'The `next` of the piece before.',
  by: 'The module in pictures was watched, or its text was read to the end.',
  capability: 'Token from the first reply: the right to go on with these answers.',
  chapterId: 'The chapter, as the course names it.',
  code: 'Code of the authenticator (6 digits), or a recovery code.',
  'questionnaires.getDefinition.code': 'The questionnaire.',
  'questionnaires.getAsked.code': 'The questionnaire.',
  'questionnaires.findAnswers.code': 'The questionnaire.',
  'questionnaires.save.code': 'The questionnaire.',
  confirmed: 'Unusual values that the person has confirmed.',
  'register.consent': 'The version of the consent that the person read and agrees to.',
  currentPassword: 'The password in force.',
  darkMode: 'Night mode of the screens; `system` follows the device.',
  dataset: 'The dataset.',
  'day.date': `The night that ended this morning. ${DATE}`,
  'day.dayId': ['The night.', ID],
  day: 'The night, by its id or by the date of its morning.',
  dayId: ['The night.', ID],
  days: ['Lifetime of the token.', 'days'],
  'fields.didNotSleep': 'True when the person says that they did not sleep at all.',
  direction: 'Order of the rows.',
  'gatherIncident.email': 'The account of the report, by its address.',
  endsAccessTokens: 'True to end the access tokens too.',
  establishmentId: ['The establishment, as `listOpenEstablishments` numbers it.', ID],
  establishmentIds: ['Establishments in the person’s care, or the participant’s own.', ID],
  entryId: 'The entry of an exercise with several entries: a UUID made by the client.',
  exerciseId: 'The exercise, as the chapter names it.',
  expiresAt: 'The end: ISO 8601 with its zone, for example `2026-12-31T17:00:00-05:00`.',
  'fields.*': TYPED,
  fields: 'The fields of the page as typed; null removes the draft.',
  figure: 'Only people counted by this figure of `stats.getFigures`; a weekly figure needs `week`.',
  'exports.prepare.file': 'The file, by its name.',
  film: 'The film, as `getVideo` names it; by default the current one.',
  flagId: ['The safety flag, as `listFlags` numbers it.', ID],
  from: `The first day. ${DATE}`,
  'gatherIncident.from': 'The first instant of the period, ISO 8601 with its zone.',
  hasWaitingAlert: 'Only people with an alert that nobody has taken charge of.',
  id: ['The row to update; without it, a row is found or made.', ID],
  'notifications.markRead.id': ['The notification.', ID],
  'programme.getPage.id': 'The page.',
  'questionnaires.saveScreening.id': 'The row to update, as its first reply named it.',
  'questionnaires.findScreening.id': 'The row, as its first reply named it.',
  identifier: 'Email address or user name.',
  inChargeUserId: ['The member of staff in charge of the person; null for nobody.', ID],
  includeAcknowledged: 'Adds the rows that somebody has taken charge of.',
  invitationId: ['The invitation, as `listInvitations` numbers it.', ID],
  isActive: 'True when the person may log in.',
  isBesideAlerts: 'Only people with something else than an alert to handle.',
  isConfirmed: 'False only checks each line and sends nothing.',
  isMine: 'Only people in the caller’s charge.',
  isOn: 'True when reminders are sent.',
  isReviewOn:
    'True to get a letter when the review of a week is ready; left out, it stays as it is.',
  isOwnDevice: 'True for the person’s own device; it counts only in a browser.',
  isScheduleLocked: 'Only people with a suggested schedule that waits for an opinion.',
  isSetAside: 'The rows that were set aside, instead of the waiting ones.',
  'diary.answerWeeklyCheck.answers':
    'What happened in the last seven days; `none` alone when nothing did.',
  'diary.answerWeeklyCheck.weekId': ['The week; the open week when absent.', ID],
  'listInvitations.kind': 'Only invitations sent to an address, or only links to share.',
  'addNote.kind': 'A note, a call that was made, or a call put off by seven days.',
  label: 'Name of a shared link, for staff.',
  intention: 'What the person tries in the next week, from the list of the review; null for none.',
  isDone: 'True when the person did it, by their own answer; null to remove the answer.',
  daySleepiness: textOf(daySleepiness, ''),
  dayCourse: textOf(dayCourse, ''),
  'markTrial.date': DATE,
  'endTrial.outcome': 'What becomes of the experiment of the week.',
  limit: ['Number of events, the latest first.', 'events'],
  maxUses: ['Number of people who may register with the link.', 'registrations'],
  mayExport: 'True when the token may export data.',
  method: 'Only people with this way to log in.',
  moduleId: ['The module.', 'number of the module'],
  name: 'Name.',
  'createAccessToken.name': 'Name of the token in the caller’s list.',
  'fields.naps': 'The naps, as typed.',
  'fields.naps.*': TYPED,
  'fields.napsOpen': 'True when the part of the page about naps is open.',
  nature: 'In the file of alerts: only the alerts to staff, or only the safety flags.',
  night: 'The whole night.',
  note: 'The measures taken.',
  'diary.findReview.number': ['The week.', 'number of the week'],
  'diary.getWeek.number': ['The week of the diary.', 'number of the week'],
  'programme.getModuleState.number': ['The module.', 'number of the module'],
  'programme.getChapter.number': ['The chapter.', 'number of the chapter'],
  'programme.markChapterRead.number': ['The chapter.', 'number of the chapter'],
  page: ['The page to show; after the last page, the last page.', 'pages, counted from 1'],
  pageSize: 'Rows on a page.',
  password: 'Password.',
  passwordConfirmation: 'The same password again.',
  pauseId: ['The pause, as `listPauses` numbers it.', ID],
  period: 'The period, up to now.',
  positionSeconds: ['Position in the film.', 'seconds from its beginning'],
  reason: 'The reason.',
  'diary.stopSchedule.reason': 'Why the person went back to the usual hours; may be left out.',
  agreedOn: 'Day on which the window was agreed with the person.',
  windowMinutes: ['The agreed window, a multiple of five.', 'minutes'],
  'stats.listCalls.reason': 'Only people on the call list for this reason.',
  'stats.addNote.reason':
    'The reason of the call list that it answers; required to put a call off.',
  question: 'The question that is answered.',
  isYes: 'True for « oui ».',
  'stats.addNote.week': ['The week of the line that it answers.', 'number of the diary week'],
  registeredFrom: `Registered on this day or later. ${DATE}`,
  registeredTo: `Registered on this day or earlier. ${DATE}`,
  resumesOn: `The day on which the person comes back. ${DATE}`,
  roleId: ['Only people with this role.', 'role: 1 administrator, 2 staff, 3 participant'],
  roles: 'Roles: 1 administrator, 2 staff, 3 participant.',
  search: 'Words that must all be found; case, accents and hyphens do not count.',
  sessionId: 'The session, as `listSessions` names it.',
  sort: 'The column that orders the rows.',
  state: 'Only rows in this state.',
  subjectUserId: ['Only rows about this person.', ID],
  submit: 'False keeps a draft.',
  text: 'Text of the note.',
  'inviteMany.text': 'Addresses: one per line, or the text of a CSV with a column of addresses.',
  textSize: 'Size of the text on the screens.',
  ticket: 'The ticket from `beginSecondFactor`.',
  time: ['Time of the reminder, in the person’s time zone.', CLOCK],
  to: `The last day. ${DATE}`,
  'gatherIncident.to': 'The first instant after the period, ISO 8601 with its zone; left out, now.',
  token: 'The token at the end of the link.',
  upToId: ['Up to this notification.', ID],
  userId: ['The person; where it may be left out, the caller.', ID],
  'gatherIncident.userId': ['The account of the report.', ID],
  version: ['The version that was read; a newer one is refused with VERSION_CONFLICT.', 'version'],
  'giveConsent.version': 'The version of the consent that was read.',
  week: ['The week of the program.', 'number of the week'],
  weekId: ['The week of the diary, as `listWeeks` numbers it.', ID],
  wish: 'The person’s message, with its date and its channel.',
  withIdentity: 'Adds the identity of the people; for administrators, with a reason.',
};
