import type { NightEntry } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { useWords } from '../../diary/night/use-words.ts';

export interface NightRow {
  readonly name: string;
  readonly value: string;
}

/** A night's answers by name, for tables. */
export function useNightRows(): (night: NightEntry) => NightRow[] {
  const { t } = useLingui();
  const { clock, duration } = useWords();
  return (night) => [
    { name: t`Extinction`, value: clock(night.lightsOutTime) },
    { name: t`Endormissement`, value: duration(night.sleepOnsetLatencyMinutes) },
    { name: t`Éveils`, value: String(night.awakenings) },
    { name: t`Durée des éveils`, value: duration(night.wakeAfterSleepOnsetMinutes) },
    { name: t`Réveil final`, value: clock(night.finalWakeUpTime) },
    { name: t`Lever`, value: clock(night.outOfBedTime) },
    {
      name: t`Siestes`,
      value:
        night.naps
          .map(({ startTime, endTime }) => `${clock(startTime)} – ${clock(endTime)}`)
          .join(', ') || t`aucune`,
    },
  ];
}
