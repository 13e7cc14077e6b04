import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { ScheduleUnavailable } from './schedule-unavailable.tsx';

const { answer, readNotice, flags } = vi.hoisted(() => ({
  readNotice: vi.fn<() => void>(),
  answer: vi.fn<(said: { weekId: number; answers: string[] }) => void>(),
  flags: [] as {
    id: number;
    code: string;
    name: string;
    advice: string;
    clearedAt: null;
    lifter: string;
  }[],
}));
vi.mock('../../../trpc.ts', () => ({
  trpc: {
    useUtils: () => ({}),
    questionnaires: {
      listFlags: { useQuery: () => ({ data: flags }) },
      getCrisisResources: { useQuery: () => ({ data: undefined }) },
    },
    programme: { getContacts: { useQuery: () => ({ data: undefined }) } },
    diary: {
      answerWeeklyCheck: {
        useMutation: () => ({ mutate: answer, isPending: false, error: null }),
      },
      readSafetyNotice: {
        useMutation: () => ({ mutate: readNotice, isPending: false, error: null }),
      },
    },
  },
}));
vi.mock('../../../ui/link.tsx', () => ({
  linkClass: '',
  Link: ({ children }: { readonly children: string }) => children,
}));
vi.mock('./before-first-schedule.tsx', () => ({ default: () => 'Rester en sécurité' }));
vi.mock('../../nights/use-words.ts', () => ({ useWords: () => ({ clock: String }) }));
vi.mock('../../../lib/consulting.ts', () => ({ useConsultedId: () => null }));
vi.mock('../../../lib/dates.ts', () => ({ useDates: () => ({}) }));
afterEach(cleanup);

type Given = {
  readonly availability: DiaryWeek['availability'];
  readonly open?: string[];
  readonly isSleepinessCorrectable?: boolean;
  readonly isConsulted?: boolean;
  readonly suspendedWakeTime?: number | null;
  readonly stopped?: object | null;
  readonly diaryWeek?: number;
};

function show({
  availability,
  open = [],
  isSleepinessCorrectable = true,
  isConsulted = false,
  suspendedWakeTime = null,
  stopped = null,
  diaryWeek = 8,
}: Given) {
  flags.splice(
    0,
    flags.length,
    ...open.map((code, id) => ({
      id,
      code,
      name: code,
      advice: '',
      clearedAt: null,
      lifter: code === 'fallRisk' ? 'staff' : 'owner',
    })),
  );
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const programme = {
    abandonment: null,
    diaryWeek,
    openings: [],
    person: { isConsulted },
  } as unknown as Programme;
  const week = {
    id: 8,
    isCurrent: true,
    suspendedWakeTime,
    stopped,
    availability,
    isSleepinessCorrectable,
  } as unknown as DiaryWeek;
  render(
    <I18nProvider i18n={i18n}>
      <ScheduleUnavailable programme={programme} week={week} />
    </I18nProvider>,
  );
}

const correction = () => screen.queryByRole('button', { name: /^Corriger/ });

it.each<DiaryWeek['availability']>(['safety', 'sleepiness', 'frozen', 'available'])(
  'a sign ticked by mistake today can be taken back while the schedule is %s',
  (availability) => {
    show({ availability, open: ['shiftWork', 'sleepyAtWheel'] });
    fireEvent.click(correction() ?? document.body);
    expect(answer).toHaveBeenLastCalledWith({ weekId: 8, answers: ['none'] });
    answer.mockClear();
  },
);

it.each<[string, Omit<Given, 'availability'>]>([
  ['that is not of today', { isSleepinessCorrectable: false }],
  ['of somebody else', { isConsulted: true }],
])('nothing is taken back of an answer %s', (_, given) => {
  show({ availability: 'safety', open: ['shiftWork', 'sleepyAtWheel'], ...given });
  expect(correction()).toBeNull();
});

it.each([
  [['shiftWork', 'sleepyAtWheel'], true],
  [['shiftWork'], false],
])('a lock with %j says how long sleepiness holds: %s', (open, isSaid) => {
  show({ availability: 'safety', open });
  expect(screen.queryByText(/deux autres semaines/) !== null).toBe(isSaid);
});

it.each([
  [['fallRisk'], true, false],
  [['shiftWork'], false, true],
  [['fallRisk', 'shiftWork'], true, true],
])('a lock with %j says who lifts it (D76)', (open, isForStaff, isForOwner) => {
  show({ availability: 'safety', open });
  expect(screen.queryByText(/Seule l’équipe peut lever ceci.*: fallRisk\./) !== null).toBe(
    isForStaff,
  );
  expect(screen.queryByText(/dites-le dans/) !== null).toBe(isForOwner);
});

it('the safety notice stands above the button that brings the schedule back', async () => {
  show({ availability: 'safetyNotice', isSleepinessCorrectable: false });
  expect(await screen.findByText('Rester en sécurité')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /J’ai lu/ }));
  expect(readNotice).toHaveBeenCalledOnce();
});

it('staff who consult see the notice without its button', () => {
  show({ availability: 'safetyNotice', isSleepinessCorrectable: false, isConsulted: true });
  expect(screen.queryByRole('button', { name: /J’ai lu/ })).toBeNull();
});

it.each([
  ['a suspended schedule', { suspendedWakeTime: 390 }, true],
  ['a suspended schedule, in week 25', { suspendedWakeTime: 390, diaryWeek: 25 }, true],
  ['the last week', { suspendedWakeTime: 390, diaryWeek: 27 }, false],
  ['a stop', { suspendedWakeTime: 390, stopped: {} }, false],
  ['the first week of a return', {}, false],
])('the notice after %s promises what follows', (_, given, isPromised) => {
  show({ availability: 'safetyNotice', ...given });
  expect(screen.queryByText(/votre horaire reviendra/) !== null).toBe(isPromised);
  const name = isPromised ? 'J’ai lu, reprendre mon horaire' : 'J’ai lu';
  expect(screen.getByRole('button', { name })).toBeTruthy();
});
