import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Known } from './people.ts';

export type Hazard = {
  /** Fault of this browser or its network, in the words of the table. */
  does: string;
  launchArgs?: readonly string[];
  context?: BrowserContextOptions;
  /** Replaces the host of the site. */
  host?: string;
  /** Steps that the hazard can touch; all by default. */
  steps?: readonly string[];
  prepare?: (page: Page) => Promise<unknown>;
  press?: (target: Locator) => Promise<void>;
  typed?: (text: string) => string;
  /** True when a helpful message may replace the end of the step. */
  mayTell?: boolean;
  /** Ends the hazard before the person tries again. `person`: null for a guest. */
  end?: (page: Page, person: Known | null) => Promise<unknown>;
  faultsOn?: (page: Page) => Promise<string[]>;
};
