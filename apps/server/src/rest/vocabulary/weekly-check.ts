import { weeklyCheck as entity } from '@aube/dictionary';
import type { WordsOf } from './typed-vocabulary.ts';
import { codeListOf, instant } from './codecs.ts';
import { named, word } from './vocabulary.ts';

const { week, answers, answeredAt } = entity.fields;

/** @decision D77 */
export const weeklyCheck = named('VerificationSemaine', [
  word('id', 'id', { access: 'out' }),
  word(week.french, 'week', { access: 'out' }),
  word(answers.french, 'answers', { codec: codeListOf(answers) }),
  word(answeredAt.french, 'answeredAt', { codec: instant, access: 'out' }),
]) satisfies WordsOf<'diary.answerWeeklyCheck'>;
