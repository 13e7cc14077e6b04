export type {
  AnswerChoice,
  AnswerKind,
  Chapter,
  ChapterText,
  Course,
  CourseElement,
  CourseMedia,
  CourseModule,
  CourseNode,
  CourseReference,
  CourseVideo,
  QuizOption,
  QuizQuestion,
  RelaxationStep,
  TranscriptSection,
} from './course/course.ts';
export { locales, type Locale, type Localised } from './locale.ts';
export { ACQUIRED_TRIALS } from './course/load-course.ts';
export { recordingsOf } from './course/read-recordings.ts';
export { ruleFigures } from './course/rule-figures.ts';
export { blocksOf, elementsOf, textOf } from './course/chapter-blocks.ts';
export { contactsOf, contactsSchema, type Contact, type ContactBook } from './pages/contacts.ts';
export {
  PAGE_IDS,
  PUBLIC_PAGE_IDS,
  type Page,
  type PageId,
  type PageLibrary,
} from './pages/page.ts';
export type { Content } from './content.ts';
export { guardsPeople } from './instruments/guards-people.ts';
export { asking } from './questionnaires/asking.ts';
export type { Identity } from './pages/identity.ts';
export type { ReminderDefaults } from './pages/reminder-defaults.ts';
export { consentTexts, type ConsentSetting } from './settings/kinds/consent.ts';
export { resourceTexts, type ResourceSetting } from './settings/kinds/resources.ts';
export { type IdentitySetting, type LogoSetting } from './settings/kinds/identity.ts';
export { cleanLogo, MOST_LOGO_CHARACTERS } from './settings/logos/read-logo.ts';
export { SET_QUESTIONNAIRES, type InstrumentSetting } from './settings/kinds/instruments.ts';
export { sizeOf } from './pages/pictures.ts';
export { layOver, type PublishedSetting } from './settings/lay-over.ts';
export type { SiteContent } from './settings/setting-kind.ts';
export {
  isSettingKind,
  settingKindNames,
  settingRules,
  type SettingKind,
} from './settings/setting-kinds.ts';
export { loadContent } from './load-content.ts';
export { licenceDayAt } from './instruments/licence-day.ts';
export { contentFolder } from './content-folder.ts';
export { ContentFaultsError } from './read-json-file.ts';
export {
  choicesOf,
  DECLINED,
  type Answer,
  type Answers,
  type Instrument,
} from './instruments/instrument.ts';
export type {
  InstrumentBand,
  InstrumentChoice,
  InstrumentItem,
  InstrumentScore,
} from './instruments/instrument-file.ts';
export {
  raisedAlerts,
  raisedCrisisFlags,
  raisedFlags,
  raisedScoreAlerts,
} from './instruments/met-conditions.ts';
export { answeredItems, bandOf, scoreInstrument } from './instruments/score-instrument.ts';
export {
  QUESTIONNAIRE_CODES,
  type QuestionnaireCode,
  type QuestionnaireSettings,
  type ScreeningResultCode,
} from './questionnaires/questionnaire-file.ts';
export type { Questionnaire, QuestionnaireLibrary } from './questionnaires/questionnaire.ts';
export {
  crisisResourcesFor,
  mainLine,
  type CrisisContent,
  type CrisisResource,
} from './crisis/crisis-resources.ts';
export { crisisOfSite } from './settings/kinds/crisis.ts';
export { plainCallWords } from './crisis/crisis-words.ts';
export {
  isNotificationKind,
  notificationText,
  type NotificationKind,
  type NotificationText,
} from './texts/notification-text.ts';
export { alertName, flagAdvice, flagName, namedAlerts } from './texts/safety-text.ts';
