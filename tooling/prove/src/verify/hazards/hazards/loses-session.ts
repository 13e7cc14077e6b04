import { answerCalls, endAnswers, isMutation } from '../calls.ts';
import type { Hazard } from '../hazard.ts';

export const losesSession: Hazard = {
  does: 'loses its session before a save',
  mayTell: true,
  prepare: (page) =>
    answerCalls(page, async (route) => {
      if (isMutation(route)) await page.context().clearCookies();
      const { cookie: _cookie, ...headers } = await route.request().allHeaders();
      await route.continue(isMutation(route) ? { headers } : {});
    }),
  async end(page, person) {
    await endAnswers(page);
    if (person === null) return;
    if (!page.url().includes('/connexion')) await page.goto('/connexion');
    await page.locator('#identifier').fill(person.email);
    await page.locator('#password').fill(person.password);
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL((url) => !url.pathname.includes('/connexion'));
  },
};
