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
  end: endAnswers,
};
