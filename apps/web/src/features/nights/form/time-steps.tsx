import { type ClockTime, clockTimePlus, formatClockTime } from '@aube/api/rules';
import { announce } from '../../../lib/live-region.tsx';
import { MinuteStep } from '../../../ui/minute-step.tsx';
import { useNightEntry } from './entry-context.ts';
import type { ClockField } from './night-form.ts';
import { useWords } from '../use-words.ts';

const stepMinutes = 5;

type TimeStepsProps = {
  readonly field: ClockField;
  readonly time: ClockTime;
};

export default function TimeSteps({ field, time }: TimeStepsProps) {
  const { type } = useNightEntry();
  const { clock } = useWords();
  const step = (direction: -1 | 1) => {
    const moved = clockTimePlus(time, direction * stepMinutes);
    type(field, formatClockTime(moved));
    announce(clock(moved));
  };
  return (
    <span className="flex gap-2">
      <MinuteStep direction={-1} describedBy={`${field}-label`} onStep={step} />
      <MinuteStep direction={1} describedBy={`${field}-label`} onStep={step} />
    </span>
  );
}
