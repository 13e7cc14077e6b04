// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nobody, presentPerson } from '../../../lib/present-person.ts';
import { offline, refusal } from '../../../lib/testing/draft-world.ts';
import type { DiaryDay, Programme } from '../../../lib/programme-data.ts';
import { type NightForm, blankForm } from './night-form.ts';
import { nightFromServer, useNightDraft } from './use-night-draft.ts';
import { useNightSaving } from './use-night-saving.ts';

type SaveDay = {
  readonly night: { readonly lightsOutTime: number };
  readonly version: number;
};

const { saveDraft, saveDay, shown, utils } = vi.hoisted(() => {
  const shown: { programme: unknown } = { programme: undefined };
  return {
    shown,
    saveDraft: vi.fn<(input: { fields: object | null; baseVersion: number }) => Promise<void>>(),
    saveDay: vi.fn<(input: SaveDay) => Promise<{ version: number }>>(),
    utils: {
      programme: {
        overview: {
          getData: () => shown.programme,
          setData: () => undefined,
          invalidate: () => Promise.resolve(),
        },
      },
    },
  };
});
vi.mock('../../../trpc.ts', () => ({
  trpc: {
    useUtils: () => utils,
    diary: {
      saveDraft: { useMutation: () => ({ mutateAsync: saveDraft }) },
      saveDay: { useMutation: () => ({ mutateAsync: saveDay }) },
    },
  },
}));

const day = {
  id: 7,
  date: '2026-01-06',
  status: 'due',
  night: null,
  confirmed: [] as string[],
  version: 1,
} as unknown as DiaryDay;
const programme = {
  person: { userId: 1, timeZone: 'America/Toronto' },
  days: [day],
  drafts: [],
} as unknown as Programme;
const night: NightForm = {
  ...blankForm,
  lightsOutTime: '22:30',
  sleepOnsetLatencyMinutes: '20',
  awakenings: '0',
  finalWakeUpTime: '06:15',
  outOfBedTime: '06:45',
  napsOpen: false,
};
const pass = (ms = 1000) => act(() => vi.advanceTimersByTimeAsync(ms));

function open() {
  const onSaved = vi.fn<() => void>();
  const { result } = renderHook(() => {
    const writing = useNightDraft(programme, day);
    const save = useNightSaving(writing.draft, {
      personId: 7,
      dayId: 7,
      place: writing.place,
      onSaved,
    });
    return { ...writing, save };
  });
  const write = (change: Partial<NightForm>) =>
    act(() => result.current.change({ ...result.current.form, ...change }));
  return { result, write, onSaved };
}

beforeEach(() => {
  vi.useFakeTimers();
  presentPerson.set(1);
});
afterEach(() => {
  cleanup();
  presentPerson.set(99);
  presentPerson.set(nobody);
  saveDraft.mockReset();
  saveDay.mockReset();
  shown.programme = undefined;
  vi.useRealTimers();
});

it('keeps a night as it is written, and removes its draft when nothing is left of it', async () => {
  const { write } = open();
  write({ lightsOutTime: '22:3' });
  await pass();
  write({ lightsOutTime: '' });
  await pass();
  expect(saveDraft.mock.calls).toMatchObject([
    [{ dayId: 7, fields: { lightsOutTime: '22:3' }, baseVersion: 1 }],
    [{ dayId: 7, fields: null, baseVersion: 1 }],
  ]);
});

it('leaves no draft of another version that is taken instead', async () => {
  const { result, write } = open();
  write(night);
  await pass();
  const taken = {
    ...day,
    status: 'complete',
    version: 3,
    night: {
      lightsOutTime: 1320,
      sleepOnsetLatencyMinutes: 20,
      awakenings: 0,
      wakeAfterSleepOnsetMinutes: 0,
      finalWakeUpTime: 375,
      outOfBedTime: 405,
      napCount: 0,
      naps: [],
    },
    measures: { totalSleepMinutes: 475, timeInBedMinutes: 525 },
  } as unknown as DiaryDay;
  const { draft } = result.current;
  const { value, base } = nightFromServer({ drafts: [] }, taken);
  shown.programme = { ...programme, days: [taken] };
  const { held } = draft.get().base;
  await act(() => draft.take({ value, base: { ...base, held } }));
  expect(saveDraft.mock.calls.at(-1)).toMatchObject([{ dayId: 7, fields: null }]);
});

it('saves with the version it began from, and no draft after it', async () => {
  saveDay.mockResolvedValue({ version: 2 });
  const { result, write, onSaved } = open();
  write(night);
  act(() => result.current.save());
  await pass();
  expect(saveDay.mock.calls).toMatchObject([[{ version: 1, night: { lightsOutTime: 1350 } }]]);
  expect(saveDraft).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ isTyped: false, base: { version: 2 } });
  expect(onSaved).toHaveBeenCalledTimes(1);
});

it('keeps what is typed while it is saved as a draft of the saved night', async () => {
  let answer: (saved: { version: number }) => void = () => undefined;
  saveDay.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { result, write } = open();
  write(night);
  act(() => result.current.save());
  await pass(0);
  write({ lightsOutTime: '23:00' });
  answer({ version: 2 });
  await pass();
  expect(result.current.form.lightsOutTime).toBe('23:00');
  expect(saveDraft.mock.calls).toMatchObject([
    [{ fields: { lightsOutTime: '23:00' }, baseVersion: 2 }],
  ]);
});

it('is sent again when the network is back', async () => {
  saveDay.mockRejectedValueOnce(offline()).mockResolvedValue({ version: 2 });
  const { result, write } = open();
  write(night);
  act(() => result.current.save());
  await pass(0);
  expect(result.current.draft.get().submission.kind).toBe('waiting');
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(saveDay).toHaveBeenCalledTimes(2);
});

it.each([
  ['shows both when the night was saved elsewhere', { id: 7, version: 4 }, 'toCompare'],
  ['says no more than that when nothing is saved there', null, 'refused'],
])('%s', async (_, current, kind) => {
  saveDay.mockRejectedValue(refusal('VERSION_CONFLICT', 409, { details: { current } }));
  const { result, write } = open();
  write(night);
  act(() => result.current.save());
  await pass(0);
  const { draft } = result.current;
  expect(draft.get().submission).toMatchObject({ kind });
  await act(() => draft.submitMine());
  const versions = saveDay.mock.calls.map(([{ version }]) => version);
  expect(versions).toEqual(kind === 'toCompare' ? [1, 4] : [1]);
});
