import { answerCalls } from '../calls.ts';
import type { Hazard } from '../hazard.ts';

export const stripsHeaders: Hazard = {
  does: 'sends no Origin, no Referer and no Sec-Fetch headers (old browsers, privacy extensions)',
  mayTell: true,
  prepare: (page) =>
    answerCalls(page, async (route) => {
      const sent = Object.entries(await route.request().allHeaders());
      const kept = sent.filter(([name]) => !/^(?:origin|referer|sec-fetch-.+)$/.test(name));
      const response = await route.fetch({ headers: Object.fromEntries(kept) });
      await route.fulfill({ response });
    }),
};
