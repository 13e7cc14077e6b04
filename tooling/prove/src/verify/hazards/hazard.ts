import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Known } from './people.ts';

export type Hazard = {
  /** Words of the table: what this browser or its network does. */
  does: string;
  launchArgs?: readonly string[];
  context?: BrowserContextOptions;
  /** Host in place of the site's own. */
  host?: string;
  /** Names of the steps that the hazard can touch; all steps by default. */
  steps?: readonly string[];
  /** Runs before the page opens its first address. */
  prepare?: (page: Page) => Promise<unknown>;
  press?: (target: Locator) => Promise<void>;
  typed?: (text: string) => string;
  /** True when a message that says what to do may stand in place of the step's end. */
  mayTell?: boolean;
  /** Ends the hazard, so that the person may try again. `person` is null for a guest. */
  end?: (page: Page, person: Known | null) => Promise<unknown>;
  /** Further faults of the page at the end of a step. */
  faultsOn?: (page: Page) => Promise<string[]>;
};
