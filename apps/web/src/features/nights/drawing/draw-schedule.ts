import { type ClockTime, clockTimePlus, diaryRules } from '@aube/api/rules';
import type { NightDrawing } from './night-drawing.ts';

export function drawSchedule(bedTime: ClockTime, wakeTime: ClockTime): NightDrawing {
  const from = clockTimePlus(bedTime, -diaryRules.noonTime);
  const bed = { from, to: from + clockTimePlus(wakeTime, -bedTime) };
  return { stretches: [{ kind: 'sleep', ...bed }], bed };
}
