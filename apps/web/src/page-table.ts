import type { TextsName } from './lib/i18n.ts';
import type { ConsoleRouteId, RouteId } from './routes.ts';

export type PageSource = {
  /** The page's file, from `features/` and without its ending. Its feature's texts come with it. */
  readonly module: `${TextsName}/${string}-page`;
  /** Other features whose parts it shows: their texts come as well. */
  readonly texts?: readonly TextsName[];
};

/** A page's texts: its own feature's, then those of the others. */
export function textsOfPage({ module, texts = [] }: PageSource): TextsName[] {
  return [module.split('/', 1)[0] as TextsName, ...texts];
}

/** Where each route's page is: plain data that `load-page.ts` and the build read. See decision 16. */
export const pageTable: Readonly<Record<Exclude<RouteId, ConsoleRouteId>, PageSource>> = {
  home: { module: 'programme/home-page' },
  about: { module: 'prose/public-page' },
  faq: { module: 'prose/faq-page' },
  userGuide: { module: 'prose/public-page' },
  resourcePersons: { module: 'prose/public-page' },
  privacy: { module: 'prose/public-page' },
  consent: { module: 'prose/consent-page' },
  accessibility: { module: 'prose/public-page' },
  references: { module: 'prose/public-page' },
  awake: { module: 'awake/awake-page' },
  selfScreening: { module: 'questionnaires/self-screening-page' },
  login: { module: 'account/login-page' },
  secondFactor: { module: 'account/second-factor-page' },
  registration: { module: 'account/registration-page', texts: ['prose'] },
  registrationBare: { module: 'account/registration-page', texts: ['prose'] },
  activation: { module: 'account/activation-page' },
  activationBare: { module: 'account/activation-page' },
  passwordResetRequest: { module: 'account/password-reset-page' },
  passwordReset: { module: 'account/password-reset-page' },
  passwordResetBare: { module: 'account/password-reset-page' },
  emailChange: { module: 'account/email-change-page' },
  reminderStop: { module: 'notifications/reminder-stop-page', texts: ['account'] },
  programme: { module: 'programme/home-page' },
  questionnaireS0: { module: 'questionnaires/questionnaire-page' },
  questionnaireS6: { module: 'questionnaires/questionnaire-page' },
  questionnaireS12: { module: 'questionnaires/questionnaire-page' },
  questionnaireS24: { module: 'questionnaires/questionnaire-page' },
  questionnaireSummary: { module: 'questionnaires/questionnaire-summary-page' },
  moduleVideo: { module: 'course/module-video-page' },
  moduleChapter: { module: 'course/module-chapter-page', texts: ['prose'] },
  module: { module: 'course/module-page' },
  myExercises: { module: 'course/my-exercises-page', texts: ['prose'] },
  exerciseSheet: { module: 'course/exercise-sheet-page', texts: ['prose'] },
  week: { module: 'weeks/week-page', texts: ['diary', 'course', 'pause', 'today'] },
  diary: { module: 'weeks/diary-page', texts: ['diary', 'pause'] },
  diaryDay: { module: 'diary/diary-day-page' },
  evolution: { module: 'evolution/evolution-page' },
  sleepSummary: { module: 'evolution/sleep-summary-page', texts: ['weeks'] },
  activities: { module: 'programme/activities-page' },
  abandonment: { module: 'questionnaires/abandonment-page' },
  notifications: { module: 'notifications/notifications-page' },
  myAccount: {
    module: 'my-account/my-account-page',
    texts: ['account', 'notifications', 'pause', 'questionnaires'],
  },
};
