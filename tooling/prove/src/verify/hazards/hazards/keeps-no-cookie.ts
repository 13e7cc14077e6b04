import { answerCalls, endAnswers } from '../calls.ts';
import type { Hazard } from '../hazard.ts';

export const keepsNoCookie: Hazard = {
  does: 'keeps no cookie',
  mayTell: true,
  steps: ['registration', 'activation', 'login', 'self-screening'],
  prepare: (page) =>
    answerCalls(page, async (route) => {
      const response = await route.fetch();
      await page.context().clearCookies();
      const { 'set-cookie': _cookie, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    }),
  end: endAnswers,
};
