export const ALERT_NATURES = ['alert', 'flag'] as const;
export type AlertNature = (typeof ALERT_NATURES)[number];

/** French name of each nature in files, addresses and REST. @decision D3 D65 */
export const NATURE_WORDS: Readonly<Record<AlertNature, string>> = {
  alert: 'alerte',
  flag: 'signal',
};
