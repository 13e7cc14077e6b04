import { type NightEntry, type NightFigure, nightFigures, type NumberRule } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { ruleOf } from '../../diary/entry/night-form.ts';
import { useWords } from '../../diary/night/use-words.ts';

export type NightRow = {
  readonly name: string;
  readonly value: string;
};

/** A night's answers by name, for tables. */
export function useNightRows(
  nameOf: (figure: NightFigure) => string,
): (night: NightEntry) => NightRow[] {
  const { t } = useLingui();
  const { clock, duration } = useWords();
  const words: Record<NumberRule['kind'], (figure: number) => string> = {
    clockTime: clock,
    minutes: duration,
    count: String,
    choice: String,
  };
  return (night) => [
    ...nightFigures.map((figure) => {
      const value = night[figure] ?? null;
      return {
        name: nameOf(figure),
        value: value === null ? '—' : words[ruleOf(figure).kind](value),
      };
    }),
    {
      name: t`Siestes`,
      value:
        night.naps
          .map(({ startTime, endTime }) => `${clock(startTime)} – ${clock(endTime)}`)
          .join(', ') || t`aucune`,
    },
  ];
}
