import type { LocalDate } from '../../time/rules/local-date.ts';
import type { JudgedLine } from './judge-import.ts';
import { nightQuestions, whiteNightAnswers, type NightQuestion } from './night-questions.ts';
import { isWhiteNight, type NightEntry } from './night.ts';
import { usualTimes } from './usual-times.ts';

/**
 * Questions that the page would ask about each night of a file. Usual times are computed from all
 * other nights of the diary, including the written nights of the file.
 * @decision D21 D22
 */
export function questionImported(
  judged: readonly JudgedLine[],
  standing: ReadonlyMap<LocalDate, NightEntry | null>,
): NightQuestion[][] {
  const diary = new Map(standing);
  for (const line of judged) if (line.outcome === 'written') diary.set(line.date, line.night);
  return judged.map((line) => {
    if (line.outcome !== 'written') return [];
    const { date, night, measures } = line;
    const others = [...diary].flatMap(([each, entry]) =>
      each === date || entry === null ? [] : [entry],
    );
    const questions = nightQuestions(night, measures, {
      usual: usualTimes(others),
      // Always false, because a line with a rise in the future is refused.
      isRiseToCome: false,
    });
    return isWhiteNight(measures)
      ? questions.filter(({ code }) => !whiteNightAnswers.includes(code))
      : questions;
  });
}
