import { PARTICIPANT_SORTS, PARTICIPANT_STATES } from '../admin/rules/participant-list.ts';
import { USER_SORTS } from '../admin/rules/user-list.ts';
import { DATASET_NAMES } from '../exports/rules/dataset.ts';
import { SORT_DIRECTIONS } from '../lists/rules/list.ts';
import { INVITATION_KINDS, INVITATION_SORTS } from '../admin/rules/invitation-state.ts';
import { RETENTION_SORTS } from '../rights/rules/retention-list.ts';
import type { Caller } from './calls-in-process.ts';

export type PageQuestion = [name: string, call: (caller: Caller) => Promise<unknown>];

const WORDS = ['participant', 'participant 399', 'pa', 'zq', 'participant-399@many.test', 'N599'];

/** Queries that `pageQuestions` does not ask, by the reason. */
export const NOT_ASKED: Readonly<Record<string, readonly string[]>> = {
  'reads the content of the site': [
    'admin.getSetting',
    'admin.listOfferedInstruments',
    'admin.listRoles',
    'exports.getDataset',
    'exports.listDatasets',
    'programme.getChapter',
    'programme.getContacts',
    'programme.getDictionary',
    'programme.getIdentity',
    'programme.getPage',
    'programme.getStaffGuide',
    'programme.getVideo',
    'programme.listExercises',
    'programme.listModules',
    'programme.listReferences',
    'questionnaires.getCrisisResources',
    'questionnaires.getDefinition',
    'questionnaires.getHealthQuestions',
    'rights.getConsent',
  ],
  'finds one row by a token or a name': [
    'account.findLoginMethods',
    'account.previewActivation',
    'account.previewEmailChange',
    'account.previewInvitation',
    'account.previewPasswordReset',
    'notifications.previewReminderStop',
    'questionnaires.findScreening',
  ],
  'reads rows of one person by the key of the person': [
    'account.findMe',
    'account.getPendingEmail',
    'account.getPhoneNumber',
    'account.getSecondFactor',
    'diary.findSuspendedSchedule',
    'diary.getDay',
    'diary.getWeek',
    'notifications.getReminders',
    'notifications.list',
    'programme.findExercises',
    'programme.getModuleState',
    'programme.proposeAnswers',
    'programme.resolveCurrentStep',
    'questionnaires.findAnswers',
    'questionnaires.getAsked',
    'rights.getOwnConsent',
    'rights.listOwnViewers',
  ],
};

/**
 * Requests of the console's pages, with every order, filter and kind of search. `pages`: numbers of
 * the pages of each list.
 */
export function pageQuestions(
  { userId, establishmentId }: { userId: number; establishmentId: number },
  pages: readonly number[],
): PageQuestion[] {
  const asked: PageQuestion[] = [];
  const ask = (...question: PageQuestion) => asked.push(question);
  for (const sort of PARTICIPANT_SORTS) {
    for (const direction of SORT_DIRECTIONS) {
      for (const page of pages) {
        ask(`participants by ${sort} ${direction}, page ${page}`, ({ admin }) =>
          admin.listParticipants({ sort, direction, page }),
        );
      }
    }
    for (const search of WORDS) {
      ask(`participants by ${sort}, search ${search}`, ({ admin }) =>
        admin.listParticipants({ sort, search }),
      );
    }
  }
  for (const state of PARTICIPANT_STATES) {
    ask(`participants ${state}`, ({ admin }) => admin.listParticipants({ state }));
  }
  for (const own of [
    { hasWaitingAlert: true },
    { isScheduleLocked: true },
    { establishmentId },
    { registeredFrom: '2026-01-01' },
  ]) {
    ask(`participants with ${Object.keys(own)[0]}`, ({ admin }) => admin.listParticipants(own));
  }
  for (const sort of USER_SORTS) {
    for (const page of pages) {
      ask(`users by ${sort}, page ${page}`, ({ admin }) => admin.listUsers({ sort, page }));
    }
    for (const search of WORDS) {
      ask(`users by ${sort}, search ${search}`, ({ admin }) => admin.listUsers({ sort, search }));
    }
  }
  for (const own of [
    { roleId: 1 },
    { roleId: 3 },
    { establishmentId },
    { state: 'pending' },
    { state: 'deleted' },
    { method: 'oidc' },
  ] as const) {
    ask(`users with ${JSON.stringify(own)}`, ({ admin }) => admin.listUsers(own));
  }
  ask('calls', ({ stats }) => stats.listCalls({}));
  ask('calls set aside', ({ stats }) => stats.listCalls({ isSetAside: true }));
  ask('calls of a place', ({ stats }) => stats.listCalls({ establishmentId }));
  ask('the bell', ({ stats }) => stats.countWaiting());
  ask('a follow-up', ({ stats }) => stats.getFollowUp({ userId }));
  ask('a timeline', ({ stats }) => stats.listTimeline({ userId }));
  ask('a record', ({ admin }) => admin.getParticipant({ userId }));
  ask('an account', ({ admin }) => admin.getUser({ userId }));
  ask('two parts of the participants', async ({ admin }) => {
    const { nextAfter } = await admin.listParticipantRecords({});
    return admin.listParticipantRecords({ after: nextAfter ?? '' });
  });
  ask('two parts of the users', async ({ admin }) => {
    const { nextAfter } = await admin.listUserRecords({});
    return admin.listUserRecords({ after: nextAfter ?? '' });
  });
  ask('agreed windows', ({ admin }) => admin.listAgreedWindows({ userId }));
  ask('establishments', ({ admin }) => admin.listEstablishments({}));
  ask('open establishments', ({ admin }) => admin.listOpenEstablishments());
  ask('an establishment', ({ admin }) => admin.getEstablishment({ establishmentId }));
  ask('figures of a place', ({ admin }) => admin.getEstablishmentStatistics({ establishmentId }));
  ask('figures', ({ stats }) => stats.getFigures({}));
  ask('first steps', ({ admin }) => admin.listFirstSteps());
  ask('settings', ({ admin }) => admin.listSettings());
  ask('saved views', ({ admin }) => admin.listSavedViews());
  ask('a programme', ({ programme }) => programme.overview({ userId }));
  ask('states of modules', ({ programme }) => programme.listModuleStates({ userId }));
  ask('pauses', ({ programme }) => programme.listPauses({ userId }));
  ask('nights', ({ diary }) => diary.listDays({ userId }));
  ask('weeks', ({ diary }) => diary.listWeeks({ userId }));
  ask('weekly checks', ({ diary }) => diary.listWeeklyChecks({ userId }));
  ask('a review', ({ diary }) => diary.findReview({ userId, number: 1 }));
  ask('notices', ({ notifications }) => notifications.listPage({ userId }));
  ask('scores', ({ questionnaires }) => questionnaires.listScores({ userId }));
  ask('alerts of a person', ({ questionnaires }) => questionnaires.listFlags({ userId }));
  ask('leavings', ({ questionnaires }) => questionnaires.listAbandonments({ userId }));
  ask('own account', ({ account }) => account.me());
  ask('own sessions', ({ account }) => account.listSessions());
  ask('own tokens', ({ account }) => account.listAccessTokens());
  ask('alerts', ({ questionnaires }) => questionnaires.listAlerts({}));
  for (const sort of INVITATION_SORTS) {
    for (const direction of SORT_DIRECTIONS) {
      for (const page of pages) {
        ask(`invitations by ${sort} ${direction}, page ${page}`, ({ admin }) =>
          admin.listInvitations({ sort, direction, page }),
        );
      }
    }
    for (const kind of INVITATION_KINDS) {
      ask(`invitations by ${sort}, ${kind}`, ({ admin }) => admin.listInvitations({ sort, kind }));
    }
  }
  for (const search of ['', 'admin.getUser', 'participant', 'participant-399@many.test', 'ville']) {
    ask(`the log, search ${search}`, ({ rights }) => rights.listAudit({ search }));
  }
  ask('the log of a person', ({ rights }) => rights.listAudit({ subjectUserId: userId }));
  for (const act of ['changes', 'looks', 'logins', 'erasures'] as const) {
    ask(`the log, ${act}`, ({ rights }) => rights.listAudit({ act }));
  }
  for (const sort of RETENTION_SORTS) {
    ask(`retention by ${sort}`, ({ rights }) => rights.listPastRetention({ sort }));
  }
  for (const dataset of DATASET_NAMES) {
    ask(`a preview of ${dataset}`, ({ exports }) => exports.preview({ dataset }));
    ask(`a preview of ${dataset} without rows`, ({ exports }) =>
      exports.preview({ dataset, from: '2100-01-01' }),
    );
  }
  for (const own of [
    { search: 'participant 399' },
    { hasWaitingAlert: true },
    { isScheduleLocked: true },
  ]) {
    ask(`a preview of nights with ${Object.keys(own)[0]}`, ({ exports }) =>
      exports.preview({ dataset: 'nights', ...own }),
    );
  }
  return asked;
}
