import { dayAt } from '../../people.ts';
import type { Hazard } from '../hazard.ts';
import { readStored } from '../stored.ts';

/** @decision D97 */
export const zoneUtc: Hazard = {
  does: 'says that it is in UTC, in the evening of the person',
  context: { timezoneId: 'UTC' },
  // It is the next day in UTC.
  timeInToronto: '22:33',
  isPlaceAsked: true,
  async faultsOn(page, site) {
    const nights = await page
      .locator('a[href*="/journal-sommeil/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
    const today = dayAt(0);
    const toCome = nights.filter((night) => night !== undefined && night > today);
    const accounts = await readStored(site, `select email from users where time_zone = 'UTC'`);
    return [
      ...toCome.map((night) => `a night that is not yet slept can be filled in: ${night}`),
      ...accounts.map((email) => `the account ${email} lives in UTC`),
    ];
  },
};
