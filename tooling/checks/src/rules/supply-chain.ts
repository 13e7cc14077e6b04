type LockEntry = {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
};
export type LockedPackages = Readonly<Record<string, LockEntry>>;

/** `security/floors.json`: for each package, the lowest version without a known vulnerability. */
export type Floors = {
  readonly reviewedOn: string;
  readonly floors: Readonly<
    Record<string, { version: string; because: string; except?: Readonly<Record<string, string>> }>
  >;
};

export type Licences = {
  readonly allowed: readonly string[];
  readonly exceptions: Readonly<Record<string, string>>;
};

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13);

/** True for a version lower than `floor`. A prerelease counts as its release. */
export function isBelow(version: string, floor: string): boolean {
  const [left, right] = [version, floor].map((each) => each.split(/[.-]/).map(Number));
  for (let place = 0; place < 3; place += 1) {
    const difference = (left?.[place] ?? 0) - (right?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** @source security SC-2 */
export function checkFloors(packages: LockedPackages, { floors }: Floors): string[] {
  return Object.entries(packages).flatMap(([place, { version }]) => {
    const floor = place.includes('node_modules/') ? floors[nameOf(place)] : undefined;
    if (!floor || !version || !isBelow(version, floor.version) || floor.except?.[place]) return [];
    return [`${place} ${version} is below ${floor.version} (${floor.because})`];
  });
}

/** @source security SC-4 */
export function checkLicences(packages: LockedPackages, licences: Licences): string[] {
  return Object.entries(packages).flatMap(([place, { license, link }]) => {
    if (!place.includes('node_modules/') || link) return [];
    const name = nameOf(place);
    if (licences.exceptions[name] || licences.allowed.includes(license ?? '')) return [];
    return [`${place}: ${license ?? 'no licence'} is not in security/licences.json`];
  });
}

export function checkActions(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const [, action] = /^\s*(?:- )?uses:\s*(\S.*)$/.exec(line) ?? [];
    if (!action || action.startsWith('./')) return [];
    const isPinned = /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action.trim());
    return isPinned
      ? []
      : [`${path}:${index + 1}: ${action} is not pinned to a commit and version`];
  });
}
