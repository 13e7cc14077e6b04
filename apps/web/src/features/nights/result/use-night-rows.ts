import { type NightEntry, nightFigures, type NumberRule } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { ruleOf } from '../form/night-form.ts';
import { figureNames } from './figure-names.ts';
import { useDetailRows } from '../details/use-detail-rows.ts';
import { useWords } from '../use-words.ts';

export type NightRow = {
  readonly name: string;
  readonly value: string;
};

/** A night's answers by name, for tables. */
export function useNightRows(): (night: NightEntry) => NightRow[] {
  const { i18n, t } = useLingui();
  const { clock, duration } = useWords();
  const detailRows = useDetailRows();
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
        name: i18n._(figureNames[figure]),
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
    ...detailRows(night).map(({ name, value }) => ({ name, value: value ?? '—' })),
  ];
}
