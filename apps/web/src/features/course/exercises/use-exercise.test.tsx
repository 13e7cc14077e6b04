// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nobody, presentPerson } from '../../../lib/present-person.ts';
import { offline, refusal } from '../../../lib/testing/draft-world.ts';
import type { ElementOf } from '../../site/content-node.ts';
import type { StoredExercise } from './written.ts';
import { useExercise } from './use-exercise.ts';

type Input = Pick<StoredExercise, 'answers'> & { version: number };

const { mutateAsync, world, utils } = vi.hoisted(() => ({
  mutateAsync: vi.fn<(input: Input) => Promise<StoredExercise>>(),
  world: { stored: [] as StoredExercise[], put: () => undefined },
  utils: { programme: { findExercises: { setData: () => undefined } } },
}));
vi.mock('../../../trpc.ts', () => ({
  trpc: {
    useUtils: () => utils,
    programme: { saveExercise: { useMutation: () => ({ mutateAsync }) } },
  },
}));
vi.mock('./exercise-context.tsx', () => ({
  useExercises: () => ({
    chapterId: 'staying-safe',
    userId: 1,
    stored: world.stored,
    put: world.put,
  }),
}));

const exercise = {
  name: 'exercise',
  id: 'plan',
  children: [
    { name: 'answer', id: 'who', label: 'Who', kind: 'text' },
    { name: 'answer', id: 'when', label: 'When', kind: 'text' },
  ],
} as unknown as ElementOf<'exercise'>;
const row = (version: number, answers: StoredExercise['answers']) =>
  ({
    chapterId: 'staying-safe',
    exerciseId: 'plan',
    entryId: null,
    answers,
    version,
  }) as StoredExercise;
const away = () => Promise.reject(offline());
const taken = ({ answers, version }: Input) => Promise.resolve(row((version % 100) + 1, answers));
const pass = () => act(() => vi.advanceTimersByTimeAsync(2000));

beforeEach(() => {
  vi.useFakeTimers();
  presentPerson.set(1);
});
afterEach(() => {
  cleanup();
  presentPerson.set(99);
  presentPerson.set(nobody);
  world.stored = [];
  mutateAsync.mockReset();
  vi.useRealTimers();
});

it('sends what was typed with the version that its typing began from', async () => {
  world.stored = [row(4, { who: 'Anne' })];
  mutateAsync.mockImplementation(away);
  const { result, rerender } = renderHook(() => useExercise(exercise, null));
  act(() => result.current.type('who', 'Zoé'));
  await pass();
  expect(result.current.state.kind).toBe('waiting');
  world.stored = [row(5, { who: 'Anne', when: 'Friday' })];
  rerender();
  mutateAsync.mockImplementation(taken);
  await act(() => result.current.draft.flush());
  expect(mutateAsync.mock.lastCall?.[0]).toMatchObject({ version: 4, answers: { who: 'Zoé' } });
});

it('sends a version that no row has where nothing was kept', async () => {
  mutateAsync.mockImplementation(taken);
  const { result } = renderHook(() => useExercise(exercise, null));
  act(() => result.current.type('who', 'Zoé'));
  await pass();
  expect(mutateAsync.mock.lastCall?.[0]).toMatchObject({ version: 2_147_483_647 });
});

it('goes on from what it kept', async () => {
  world.stored = [row(4, {})];
  mutateAsync.mockImplementation(taken);
  const { result } = renderHook(() => useExercise(exercise, null));
  act(() => result.current.type('who', 'Zoé'));
  await pass();
  act(() => result.current.type('when', 'Friday'));
  await pass();
  expect(mutateAsync.mock.calls.map(([{ version }]) => version)).toEqual([4, 5]);
  expect(result.current.state.kind).toBe('kept');
});

it('asks about what was kept elsewhere, and remembers what it began from from page to page', async () => {
  world.stored = [row(4, { who: 'Anne' })];
  mutateAsync.mockImplementation(away);
  const first = renderHook(() => useExercise(exercise, null));
  act(() => first.result.current.type('who', 'Zoé'));
  await pass();
  first.unmount();
  const theirs = row(5, { who: 'Bea' });
  world.stored = [theirs];
  mutateAsync.mockRejectedValue(refusal('VERSION_CONFLICT', 409, { details: { current: theirs } }));
  const { result } = renderHook(() => useExercise(exercise, null));
  expect(result.current.texts['who']).toBe('Zoé');
  await act(() => result.current.draft.flush());
  expect(mutateAsync.mock.lastCall?.[0]).toMatchObject({ version: 4 });
  expect(result.current.state.kind).toBe('toCompare');
  mutateAsync.mockImplementation(taken);
  await act(() => result.current.draft.keepMine());
  expect(mutateAsync.mock.lastCall?.[0]).toMatchObject({ version: 5, answers: { who: 'Zoé' } });
});

it('shows the other version when it is taken, and goes on from it', async () => {
  world.stored = [row(4, { who: 'Anne' })];
  const theirs = row(5, { who: 'Bea' });
  mutateAsync.mockRejectedValueOnce(
    refusal('VERSION_CONFLICT', 409, { details: { current: theirs } }),
  );
  const { result } = renderHook(() => useExercise(exercise, null));
  act(() => result.current.type('who', 'Zoé'));
  await pass();
  act(() => result.current.takeTheirs());
  expect(result.current).toMatchObject({ texts: { who: 'Bea' }, state: { kind: 'none' } });
  mutateAsync.mockImplementation(taken);
  act(() => result.current.type('when', 'Friday'));
  await pass();
  expect(mutateAsync.mock.lastCall?.[0]).toMatchObject({ version: 5, answers: { who: 'Bea' } });
});

it('leaves a text as it is typed, though a space at its end is not kept', async () => {
  world.stored = [row(4, {})];
  mutateAsync.mockImplementation(taken);
  const { result, rerender } = renderHook(() => useExercise(exercise, null));
  act(() => result.current.type('who', 'Zoé '));
  await pass();
  expect(mutateAsync.mock.lastCall?.[0]).toMatchObject({ answers: { who: 'Zoé' } });
  world.stored = [row(5, { who: 'Zoé' })];
  rerender();
  expect(result.current.texts['who']).toBe('Zoé ');
});

it('is sent once, though the server writes its accents otherwise', async () => {
  mutateAsync.mockImplementation(async ({ answers: { who } }) =>
    row(1, { who: String(who).normalize('NFC') }),
  );
  const { result } = renderHook(() => useExercise(exercise, null));
  act(() => result.current.type('who', 'Zoé'.normalize('NFD')));
  await pass();
  await pass();
  expect(mutateAsync).toHaveBeenCalledTimes(1);
  expect(result.current.state.kind).toBe('kept');
});
