export type {
  AnswerChoice,
  AnswerKind,
  Chapter,
  ChapterText,
  Course,
  CourseElement,
  CourseLocale,
  CourseModule,
  CourseNode,
  CourseReference,
  Localised,
  QuizOption,
  QuizQuestion,
} from './course/course.ts';
export { loadCourse } from './course/load-course.ts';
export { ruleFigures } from './course/rule-figures.ts';
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
export { raisedAlerts, raisedFlags } from './instruments/met-conditions.ts';
export { bandOf, scoreInstrument } from './instruments/score-instrument.ts';
export {
  QUESTIONNAIRE_CODES,
  type QuestionnaireCode,
} from './questionnaires/questionnaire-file.ts';
export {
  loadQuestionnaires,
  type Questionnaire,
  type QuestionnaireLibrary,
} from './questionnaires/load-questionnaires.ts';
export {
  isNotificationKind,
  notificationText,
  type NotificationKind,
  type NotificationText,
} from './texts/notification-text.ts';
