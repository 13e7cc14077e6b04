import { localDateAt } from '../../time/rules/zone.ts';
import { takesEntries } from './abandonment.ts';
import { diaryWeekOn } from './diary-calendar.ts';
import type { DiaryOpening } from './diary-openings.ts';
import { dueQuestionnaire, type GateFacts, type GateQuestionnaire } from './gate.ts';
import type { StoredPause } from './pause.ts';
import { programmeWeek } from './programme-week.ts';

/** Stored facts about a participant's programme; instants are in ISO 8601. */
export type StoredStanding = {
  timeZone: string;
  roles: readonly number[];
  firstDayOn: string | null;
  pauses: readonly StoredPause[];
  openings: readonly DiaryOpening[];
  abandonedAt: string | null;
  abandonedOn: string | null;
  submittedAt: Readonly<Record<GateQuestionnaire, string | null>>;
};

export type ProgrammeFacts = GateFacts & {
  today: string;
  firstDayOn: string | null;
  pauses: readonly StoredPause[];
  openings: readonly DiaryOpening[];
  diaryWeek: number;
  abandonedAt: Date | null;
  takesEntries: boolean;
  dueQuestionnaire: GateQuestionnaire | null;
};

/** @decision D10 D14 D36 D37 */
export function factsOf(stored: StoredStanding, now: Date): ProgrammeFacts {
  const { firstDayOn, pauses, openings, abandonedOn, submittedAt } = stored;
  const today = localDateAt(now, stored.timeZone);
  const abandonedAt = stored.abandonedAt === null ? null : new Date(stored.abandonedAt);
  const clock = { today, firstDayOn, pauses, abandonedOn };
  const gateFacts: GateFacts = {
    roles: stored.roles,
    isAbandoned: abandonedAt !== null,
    submitted: {
      S0: submittedAt.S0 !== null,
      S6: submittedAt.S6 !== null,
      S12: submittedAt.S12 !== null,
      S24: submittedAt.S24 !== null,
    },
    programmeWeek: programmeWeek(clock),
  };
  return {
    ...gateFacts,
    today,
    firstDayOn,
    pauses,
    openings,
    diaryWeek: diaryWeekOn({ ...clock, openings }),
    abandonedAt,
    takesEntries: takesEntries(abandonedAt, now),
    dueQuestionnaire: dueQuestionnaire(gateFacts),
  };
}
