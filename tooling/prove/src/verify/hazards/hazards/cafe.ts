import { answerCafe } from '../cafe-page.ts';
import { answerCalls, endAnswers } from '../calls.ts';
import type { Hazard } from '../hazard.ts';

export const cafe: Hazard = {
  does: 'gets the page of a café (HTML, 200) for each call',
  mayTell: true,
  prepare: (page) => answerCalls(page, answerCafe),
  end: endAnswers,
};
