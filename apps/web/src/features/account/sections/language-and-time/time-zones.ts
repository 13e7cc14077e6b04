/** Where most people of a Canadian programme live, from east to west. */
const usual = [
  'America/St_Johns',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
] as const;

/** The zones to choose from: one's own and the device's, the usual ones, then all that the browser knows. */
export function timeZoneChoices(current: string, device: string) {
  const near = [...new Set<string>([current, device, ...usual])];
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !near.includes(zone));
  return { near, others };
}

/** « America/St_Johns » as one reads it: « St Johns (America) ». */
export function zoneWords(zone: string): string {
  const [area = zone, ...place] = zone.replaceAll('_', ' ').split('/');
  return place.length === 0 ? area : `${place.toReversed().join(', ')} (${area})`;
}
