/** What a row of `alertes` is: something that staff were alerted to, or what suspends a schedule. */
export const ALERT_NATURES = ['alert', 'flag'] as const;
export type AlertNature = (typeof ALERT_NATURES)[number];

/** Each nature's word in the file, in an address and in REST. @decision D3 D65 */
export const NATURE_WORDS: Readonly<Record<AlertNature, string>> = {
  alert: 'alerte',
  flag: 'signal',
};
