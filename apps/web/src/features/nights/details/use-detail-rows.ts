import { type NightDetail, nightDetails, type NightEntry, type NightValues } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { useWords } from '../use-words.ts';
import { detailNames, qualityWords } from './detail-words.ts';

export type DetailRow = {
  readonly detail: NightDetail;
  readonly name: string;
  /** Null while it is not answered. */
  readonly value: string | null;
};

/** Every detail of a night by name, in the order of the page. @decision D70 */
export function useDetailRows(): (night: NightEntry) => DetailRow[] {
  const { i18n, t } = useLingui();
  const { clock } = useWords();
  const words = (detail: NightDetail, value: NightValues[NightDetail]): string => {
    if (typeof value === 'boolean') return value ? t`Oui` : t`Non`;
    if (typeof value === 'string') return value;
    if (detail === 'intoBedTime') return clock(value);
    const quality = detail === 'sleepQuality' ? qualityWords[value - 1] : undefined;
    return quality ? i18n._(quality) : String(value);
  };
  return (night) =>
    nightDetails.map((detail) => {
      const value = night[detail] ?? null;
      return {
        detail,
        name: i18n._(detailNames[detail]),
        value: value === null ? null : words(detail, value),
      };
    });
}
