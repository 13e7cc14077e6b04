import type { Texts } from './lib/i18n.ts';
import type { Locale } from './lib/locale.ts';
import type { PageModule } from './lib/page-module.ts';
import type { ConsoleRouteId, RouteId } from './routes.ts';

export type PageName = `${string}/${string}-page`;

export type PageFiles = Readonly<
  Record<'code', Record<string, () => Promise<PageModule>>> &
    Record<Locale, Record<string, Texts[Locale]>>
>;

/** Plain data, because the build reads this table too. @decision pages#two-tables-of-pages */
export const pageTable: Readonly<Record<Exclude<RouteId, ConsoleRouteId>, PageName>> = {
  home: 'site/guest-home-page',
  about: 'site/public-page',
  faq: 'site/faq-page',
  userGuide: 'site/public-page',
  resourcePersons: 'site/public-page',
  privacy: 'site/public-page',
  consent: 'site/consent-page',
  accessibility: 'site/public-page',
  references: 'site/public-page',
  awake: 'awake/awake-page',
  selfScreening: 'answers/self-screening-page',
  login: 'account/login-page',
  secondFactor: 'account/second-factor-page',
  registration: 'account/registration-page',
  registrationBare: 'account/registration-page',
  activation: 'account/activation-page',
  activationBare: 'account/activation-page',
  passwordResetRequest: 'account/password-reset-page',
  passwordReset: 'account/password-reset-page',
  passwordResetBare: 'account/password-reset-page',
  emailChange: 'account/email-change-page',
  reminderStop: 'account/reminder-stop-page',
  programme: 'today/today-page',
  questionnaireS0: 'answers/questionnaire-page',
  questionnaireS6: 'answers/questionnaire-page',
  questionnaireS12: 'answers/questionnaire-page',
  questionnaireS24: 'answers/questionnaire-page',
  questionnaireSummary: 'answers/questionnaire-summary-page',
  moduleVideo: 'course/module-video-page',
  moduleChapter: 'course/module-chapter-page',
  module: 'course/module-page',
  myExercises: 'course/my-exercises-page',
  somethingHappened: 'weeks/something-happened-page',
  exerciseSheet: 'course/exercise-sheet-page',
  week: 'weeks/week-page',
  afterProgramme: 'weeks/after-programme-page',
  diary: 'weeks/diary-page',
  diaryDay: 'nights/diary-day-page',
  evolution: 'evolution/evolution-page',
  sleepSummary: 'evolution/sleep-summary-page',
  activities: 'today/activities-page',
  abandonment: 'answers/abandonment-page',
  notifications: 'account/notifications-page',
  myAccount: 'account/my-account-page',
};
