import { vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import TodayPage from '../today-page.tsx';

export const today = '2026-11-29';

/** Week 3 of the programme, without weeks or nights of the diary. */
const emptyOverview = {
  today,
  firstDayOn: '2026-11-09',
  awaySince: null,
  abandonment: null,
  pauses: [],
  openings: [],
  drafts: [],
  modules: [],
  currentStep: null,
  trials: [],
  openSafetyFlags: [],
  programmeWeek: 3,
  diaryWeek: 3,
  submitted: {},
  dueQuestionnaire: null,
  dueLength: { questions: 49, minutes: 10 },
  unreadNotifications: 0,
  person: { isConsulted: false, timeZone: 'UTC' },
  days: [],
  weeks: [],
};

/** Opens « Aujourd'hui » at this time of day in UTC. */
export async function openToday(change: object, hour = 13, minute = 0) {
  const overview = { ...emptyOverview, ...change };
  const { programmeWeek } = overview;
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 29, hour, minute), toFake: ['Date'] });
  playServer({
    'account.findMe': () => ({
      userId: 'u',
      firstName: 'Ada',
      roles: ['participant'],
      programmeWeek,
      programmeAbandonedAt: null,
    }),
    'programme.overview': () => overview,
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await openTab()(<TodayPage />);
}
