import { answerCalls, endAnswers, isMutation } from '../calls.ts';
import type { Hazard } from '../hazard.ts';

export const offlineAtSave: Hazard = {
  does: 'goes offline in the middle of a save',
  mayTell: true,
  prepare: (page) =>
    answerCalls(
      page,
      (route) =>
        isMutation(route) &&
        page
          .context()
          .setOffline(true)
          .then(() => route.abort('internetdisconnected')),
    ),
  async end(page) {
    await endAnswers(page);
    await page.context().setOffline(false);
  },
};
