import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Known } from './people.ts';

export type Hazard = {
  /** Fault of the browser or network, as printed in the table. */
  does: string;
  launchArgs?: readonly string[];
  context?: BrowserContextOptions;
  /** Host of the address that the browser opens, in place of the host of the site. */
  host?: string;
  /** Steps that the hazard can disturb; all by default. */
  steps?: readonly string[];
  prepare?: (page: Page) => Promise<unknown>;
  press?: (target: Locator) => Promise<void>;
  typed?: (text: string) => string;
  /** True when the step may end with a helpful message instead of success. */
  mayTell?: boolean;
  /** Removes the fault before the person tries again. `person`: null for a guest. */
  end?: (page: Page, person: Known | null) => Promise<unknown>;
  faultsOn?: (page: Page) => Promise<string[]>;
};
