/** Canadian time zones, from east to west. */
const usual = [
  'America/St_Johns',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
] as const;

/** The zones to choose from: the present one, that of the device, the usual ones, then all others. */
export function timeZoneChoices(current: string, device: string) {
  const near = [...new Set<string>([current, device, ...usual])];
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !near.includes(zone));
  return { near, others };
}

/** « America/St_Johns » becomes « St Johns (America) ». */
export function zoneWords(zone: string): string {
  const [area = zone, ...place] = zone.replaceAll('_', ' ').split('/');
  return place.length === 0 ? area : `${place.toReversed().join(', ')} (${area})`;
}
