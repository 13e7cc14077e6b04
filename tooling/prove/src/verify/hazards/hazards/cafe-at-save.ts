import { answerCafe } from '../cafe-page.ts';
import { answerCalls, endAnswers, isMutation } from '../calls.ts';
import type { Hazard } from '../hazard.ts';

export const cafeAtSave: Hazard = {
  does: 'gets the page of a café for each change',
  mayTell: true,
  prepare: (page) => answerCalls(page, (route) => isMutation(route) && answerCafe(route)),
  end: endAnswers,
};
