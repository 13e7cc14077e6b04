import type { Hazard } from '../hazard.ts';

const OFFERED_ON = ['/', '/journal-sommeil'];
const WORDS = 'Votre appareil et votre compte n’ont pas la même heure';

/** @decision D97 */
export const zoneTokyo: Hazard = {
  does: 'is in Tokyo, while the account is in Toronto',
  context: { timezoneId: 'Asia/Tokyo' },
  // It is the next day in Tokyo.
  timeInToronto: '12:10',
  async faultsOn(page) {
    if (!OFFERED_ON.includes(new URL(page.url()).pathname)) return [];
    const isSaid = await page
      .getByText(WORDS)
      .waitFor()
      .then(
        () => true,
        () => false,
      );
    return isSaid ? [] : ['nothing says that the device and the account have different hours'];
  },
};
