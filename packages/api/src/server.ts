export { countWaiting, type SiteWaiting } from './notifications/count-waiting.ts';
export { deliverDueLetters, purgeLetters } from './notifications/deliver-letters.ts';
export { unifyAddresses } from './account/unify-addresses.ts';
export {
  confirmThroughProvider,
  findSessionToConfirm,
} from './account/oidc/confirm-through-provider.ts';
export { enterThroughProvider } from './account/oidc/enter-through-provider.ts';
export { audit, auditSql } from './audit.ts';
export { MAX_BODY_BYTES } from './request-size.ts';
export { shellWord } from './shell-word.ts';
export { SYSTEM_ORIGIN, type Origin } from './origin.ts';
export { countCalls } from './count-tries.ts';
export { refuseOtherSiteKey } from './account/record/refuse-other-site-key.ts';
export { findFirstSteps } from './admin/first-steps.ts';
export { inspectSite, type SiteState } from './admin/inspect-site.ts';
export { placesWithoutPhone } from './admin/places-without-phone.ts';
export { findStaffWithAccess, type StaffWithAccess } from './admin/staff-with-access.ts';
export { isAdmitted, ROLE, type Admits } from './people/rules/roles.ts';
export type { Actor, Context, Services } from './context.ts';
export { createServices } from './create-services.ts';
export { ruleVersions } from './diary/rules/rule-versions.ts';
export { programContext } from './program-context.ts';
export { findMisspelt, SITE_VARIABLES } from './site-variables.ts';
export type { ImportFaultCode } from './diary/rules/night-import.ts';
export {
  AppError,
  choicesOf,
  ERROR_CATALOGUE,
  toAppError,
  type ErrorCode,
  type FieldIssue,
} from './errors.ts';
export { openPreparedExport, type LeavingFile } from './exports/open-prepared.ts';
export { NATURE_WORDS } from './exports/rules/alert-natures.ts';
export { STATE_WORDS } from './admin/rules/participant-list.ts';
export { DECIMAL_WORDS, SEPARATOR_WORDS } from './csv-form.ts';
export { EXPORT_FILES, type ExportFileName } from './exports/rules/dataset.ts';
export { FIGURE_WORDS } from './stats/rules/figure-words.ts';
export { addWeekNotices } from './notifications/add-week-notices.ts';
export { queueAlertLetters } from './notifications/queue-alert-letters.ts';
export { queueDueReminders } from './notifications/queue-reminders.ts';
export type { RouterInputs, RouterOutputs } from './index.ts';
export { findProcedure, PROCEDURES, proceduresOf, type Procedure } from './procedures.ts';
export { appRouter, type AppRouter } from './router.ts';
export { eraseDeletedAccounts } from './rights/erase.ts';
export { purgeInvitations } from './rights/purge-invitations.ts';
export { replayErasures } from './rights/replay-erasures.ts';
export {
  instrumentsOf,
  noteAnswered,
  refuseEditedInstruments,
} from './questionnaires/record/answered-instruments.ts';
export { purgeScreenings } from './questionnaires/purge-screenings.ts';
export { scoresOf } from './questionnaires/scores-of.ts';
export {
  lookAtSiteClock,
  readSiteClock,
  type ClockLook,
} from './time/record/look-at-site-clock.ts';
export { isClockRight, isStartQuiet, latestPossible } from './time/rules/trusted-time.ts';
export { keepFigures } from './stats/record/keep-figures.ts';
export { countRecountAges } from './stats/record/recount-ages.ts';
export { recountPeople } from './stats/record/recount-people.ts';
export { createTurns } from './turns.ts';
export { createCallerFactory, faultShape, transformer, type Meta } from './trpc.ts';
