import { answerCalls, endAnswers, isMutation } from '../calls.ts';
import type { Hazard } from '../hazard.ts';

export const dropsAnswers: Hazard = {
  does: 'loses the answer of each first change after the site has made the change',
  mayTell: true,
  prepare(page) {
    const dropped = new Set<string>();
    return answerCalls(page, (route) => {
      const { pathname } = new URL(route.request().url());
      if (!isMutation(route) || dropped.has(pathname)) return false;
      dropped.add(pathname);
      return route.fetch().then(() => route.abort('connectionreset'));
    });
  },
  end: endAnswers,
};
