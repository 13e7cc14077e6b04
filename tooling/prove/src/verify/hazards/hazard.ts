import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { DemoSite } from '../demo-site.ts';
import type { Known } from './people.ts';

export type Hazard = {
  /** Fault of the browser or network, as printed in the table. */
  does: string;
  launchArgs?: readonly string[];
  context?: BrowserContextOptions;
  /** Host of the address that the browser opens, in place of the host of the site. */
  host?: string;
  /** Time in Toronto that the device shows, such as `22:33`. By default its own time, by day. */
  timeInToronto?: string;
  /** True when the registration must ask for the place, because the device names none. */
  isPlaceAsked?: boolean;
  /** Steps that the hazard can disturb; all by default. */
  steps?: readonly string[];
  prepare?: (page: Page) => Promise<unknown>;
  press?: (target: Locator) => Promise<void>;
  typed?: (text: string) => string;
  /** True when the step may end with a helpful message instead of success. */
  mayTell?: boolean;
  /** Removes the fault before the person tries again. `person`: null for a guest. */
  end?: (page: Page, person: Known | null) => Promise<unknown>;
  faultsOn?: (page: Page, site: DemoSite) => Promise<string[]>;
};
