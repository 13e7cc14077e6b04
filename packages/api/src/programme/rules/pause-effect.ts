import { addDays, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import { gateQuestionnaires, type GateQuestionnaire } from './gate.ts';
import type { Pause, ProgrammeCalendar } from './pause.ts';
import { programmeWeekOpensOn } from './programme-week.ts';

export type MovedDate = { on: LocalDate; insteadOf: LocalDate };

export type PauseEffect = {
  nextWeek: MovedDate & { number: number };
  questionnaire: (MovedDate & { id: GateQuestionnaire }) | null;
  lastNight: MovedDate;
};

/** @decision D67 */
export function pauseEffect(calendar: ProgrammeCalendar, pause: Pause): PauseEffect {
  const { questionnaireDueFromWeek, lastDiaryWeek, daysPerWeek } = programmeRules;
  const paused = { ...calendar, pauses: [...calendar.pauses, pause] };
  const moved = (week: number, days = 0): MovedDate => ({
    on: addDays(programmeWeekOpensOn(paused, week), days),
    insteadOf: addDays(programmeWeekOpensOn(calendar, week), days),
  });
  const id = gateQuestionnaires.find((each) => questionnaireDueFromWeek[each] > pause.week);
  return {
    nextWeek: { number: pause.week + 1, ...moved(pause.week + 1) },
    questionnaire: id ? { id, ...moved(questionnaireDueFromWeek[id]) } : null,
    lastNight: moved(lastDiaryWeek, daysPerWeek),
  };
}
