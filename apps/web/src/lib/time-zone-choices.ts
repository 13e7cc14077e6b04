export const canadianZones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
] as const;

/**
 * Old zone names that browsers still list, each with the name used today.
 * @source IANA tz database, file backward
 */
export const renamedZones: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const nameToday = (zone: string) => renamedZones[zone] ?? zone;

/**
 * Each zone once: current zone, zone of the device, usual zones, then all zones. The current zone
 * keeps its stored name.
 */
export function timeZoneChoices(current: string, device: string, known: readonly string[]) {
  const isListed = new Set([nameToday(current)]);
  const list = (zones: readonly string[]) =>
    zones.map(nameToday).filter((zone) => !isListed.has(zone) && isListed.add(zone));
  const near = [current, ...list([device, ...canadianZones])];
  return { near, others: list(known).toSorted() };
}

/** « America/St_Johns » becomes « St Johns ». */
export const placeOf = (zone: string): string =>
  nameToday(zone).replaceAll('_', ' ').split('/').at(-1) ?? zone;

/** « America/St_Johns » becomes « St Johns (America) ». */
export function zoneWords(zone: string): string {
  const [area = zone, ...place] = nameToday(zone).replaceAll('_', ' ').split('/');
  return place.length === 0 ? area : `${place.toReversed().join(', ')} (${area})`;
}
