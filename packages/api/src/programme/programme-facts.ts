import { localDateAt } from '../time/rules/zone.ts';
import type { ProgrammeRecord } from './programme-record.ts';
import { takesEntries } from './rules/abandonment.ts';
import { dueQuestionnaire, type GateFacts, type GateQuestionnaire } from './rules/gate.ts';
import { programmeWeek } from './rules/programme-week.ts';

/** What the rules decide with, for one participant at one instant. */
export type ProgrammeFacts = GateFacts & {
  /** The participant's own date. */
  today: string;
  firstDayOn: string | null;
  abandonedAt: Date | null;
  /** Whether diary, modules and schedule take entries (decision D36). */
  takesEntries: boolean;
  dueQuestionnaire: GateQuestionnaire | null;
};

/** Reads the rules' facts off a programme record. @decision D10 D14 D36 D37 */
export function factsOf(record: ProgrammeRecord, now: Date): ProgrammeFacts {
  const { firstDayOn, abandonedOn, submittedAt } = record;
  const today = localDateAt(now, record.timeZone);
  const abandonedAt = record.abandonedAt === null ? null : new Date(record.abandonedAt);
  const gateFacts: GateFacts = {
    roles: record.roles,
    isAbandoned: abandonedAt !== null,
    submitted: {
      S0: submittedAt.S0 !== null,
      S6: submittedAt.S6 !== null,
      S12: submittedAt.S12 !== null,
      S24: submittedAt.S24 !== null,
    },
    programmeWeek: programmeWeek({ today, firstDayOn, abandonedOn }),
  };
  return {
    ...gateFacts,
    today,
    firstDayOn,
    abandonedAt,
    takesEntries: takesEntries(abandonedAt, now),
    dueQuestionnaire: dueQuestionnaire(gateFacts),
  };
}
