import type { DeviceNames } from '@aube/auth';
import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

const READ_CHARACTERS = 512;

const browsers: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(OS_MAP));

const among = (known: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && known.has(name) ? name : null;

/**
 * Browser and system named by a `User-Agent`. An unknown name becomes null, so that no text of the
 * header is stored.
 * @decision D59
 */
export function deviceNamesOf(userAgent: string): DeviceNames {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = parse(userAgent.slice(0, READ_CHARACTERS));
  return { browser: among(browsers, browser.name), system: among(systems, os.name) };
}
