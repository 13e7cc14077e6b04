import { oldTextsOn, translatePage } from '../../../browser/translate-page.ts';
import type { Hazard } from '../hazard.ts';

/** @decision D98 */
export const translates: Hazard = {
  does: 'translates each text into other elements, and again after each change',
  prepare: translatePage,
  async faultsOn(page) {
    if ((await page.locator('font').count()) === 0) return ['nothing is translated'];
    return (await oldTextsOn(page)).map((text) => `an old text is still read: ${text}`);
  },
};
