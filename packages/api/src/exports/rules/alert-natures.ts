export const ALERT_NATURES = ['alert', 'flag'] as const;
export type AlertNature = (typeof ALERT_NATURES)[number];

/** @decision D3 D65 */
export const NATURE_WORDS: Readonly<Record<AlertNature, string>> = {
  alert: 'alerte',
  flag: 'signal',
};
