import type { TextsName } from './lib/i18n.ts';
import type { ConsoleRouteId, RouteId } from './routes.ts';

export type PageSource = {
  /** The page's file, from `features/` and without extension. It brings the texts of its feature. */
  readonly module: `${TextsName}/${string}-page`;
  /** Further features shown on the page, with their texts. */
  readonly texts?: readonly TextsName[];
};

/** Texts of a page: its own feature's, then those of the others. */
export function textsOfPage({ module, texts = [] }: PageSource): TextsName[] {
  return [module.split('/', 1)[0] as TextsName, ...texts];
}

/** The module of each page: plain data for `load-page.ts` and the build. @decision pages#two-tables-of-pages */
export const pageTable: Readonly<Record<Exclude<RouteId, ConsoleRouteId>, PageSource>> = {
  home: { module: 'today/home-page', texts: ['site'] },
  about: { module: 'site/public-page' },
  faq: { module: 'site/faq-page' },
  userGuide: { module: 'site/public-page' },
  resourcePersons: { module: 'site/public-page' },
  privacy: { module: 'site/public-page' },
  consent: { module: 'site/consent-page' },
  accessibility: { module: 'site/public-page' },
  references: { module: 'site/public-page' },
  awake: { module: 'awake/awake-page' },
  selfScreening: { module: 'answers/self-screening-page' },
  login: { module: 'account/login-page' },
  secondFactor: { module: 'account/second-factor-page' },
  registration: { module: 'account/registration-page', texts: ['site'] },
  registrationBare: { module: 'account/registration-page', texts: ['site'] },
  activation: { module: 'account/activation-page' },
  activationBare: { module: 'account/activation-page' },
  passwordResetRequest: { module: 'account/password-reset-page' },
  passwordReset: { module: 'account/password-reset-page' },
  passwordResetBare: { module: 'account/password-reset-page' },
  emailChange: { module: 'account/email-change-page' },
  reminderStop: { module: 'account/reminder-stop-page' },
  programme: { module: 'today/home-page', texts: ['site'] },
  questionnaireS0: { module: 'answers/questionnaire-page' },
  questionnaireS6: { module: 'answers/questionnaire-page' },
  questionnaireS12: { module: 'answers/questionnaire-page' },
  questionnaireS24: { module: 'answers/questionnaire-page' },
  questionnaireSummary: { module: 'answers/questionnaire-summary-page' },
  moduleVideo: { module: 'course/module-video-page' },
  moduleChapter: { module: 'course/module-chapter-page', texts: ['site'] },
  module: { module: 'course/module-page' },
  myExercises: { module: 'course/my-exercises-page', texts: ['site'] },
  exerciseSheet: { module: 'course/exercise-sheet-page', texts: ['site'] },
  week: { module: 'weeks/week-page', texts: ['nights', 'course', 'today'] },
  diary: { module: 'weeks/diary-page', texts: ['nights'] },
  diaryDay: { module: 'nights/diary-day-page' },
  evolution: { module: 'evolution/evolution-page', texts: ['nights'] },
  sleepSummary: { module: 'evolution/sleep-summary-page', texts: ['weeks', 'nights'] },
  activities: { module: 'today/activities-page' },
  abandonment: { module: 'answers/abandonment-page' },
  notifications: { module: 'account/notifications-page' },
  myAccount: {
    module: 'account/my-account-page',
    texts: ['weeks', 'answers'],
  },
};
