import { expect, it } from 'vitest';
import type { DiaryDay, Programme } from '../../../lib/programme-data.ts';
import { nextStep } from './next-step.ts';

const day = (id: number, date: string) => ({ id, date, status: 'due', isEditable: true, week: 2 });
const saved = day(1, '2026-01-12') as unknown as DiaryDay;
const programme = {
  days: [saved, day(2, '2026-01-13'), day(3, '2026-01-14')],
  weeks: [],
} as unknown as Programme;

it.each([
  ['by day', null, '2026-01-14'],
  ['while this night runs', '2026-01-14', '2026-01-13'],
])('%s, the next night to fill in is the latest one that has passed', (_, running, date) => {
  expect(nextStep(programme, saved, running)).toMatchObject({ kind: 'night', day: { date } });
});

it('asks for no night when only the running night is open', () => {
  const alone = { ...programme, days: [saved, programme.days[2]!] };
  expect(nextStep(alone, saved, '2026-01-14')).toEqual({ kind: 'programme' });
});
