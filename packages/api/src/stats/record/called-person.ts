import { scheduleHistory } from '../../diary/rules/schedule-history.ts';
import { scheduleOfWeek } from '../../diary/rules/schedule.ts';
import { suspendedNights } from '../../programme/rules/suspended-nights.ts';
import { suspensionsOf } from '../../programme/record/suspensions.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import type { StoredAnswer, StoredCall, StoredCharge } from './call-facts.ts';
import {
  alertReasonOf,
  byUrgency,
  callReasons,
  isChargeOf,
  type CallLine,
} from '../rules/call-reasons.ts';

/**
 * Reason for a call. `answer` is the last action while the reason is hidden; `charge` names who
 * took charge.
 */
export type Reason = CallLine & { answer: StoredAnswer | null; charge: StoredCharge | null };

export type CalledPerson = { person: StoredCall; today: string; reasons: [Reason, ...Reason[]] };

/**
 * Last time that a staff member took charge of an alert of this reason. Null when one of these
 * alerts has nobody in charge.
 */
function alertCharge({ alerts }: StoredCall, { reason }: CallLine): StoredCharge | null {
  const charges = alerts
    .filter(({ kind }) => alertReasonOf(kind) === reason)
    .map(({ charge }) => charge);
  return charges.includes(null) ? null : (charges.at(-1) ?? null);
}

function suspendedIn({ suspensions, nightsSinceFlag, timeZone }: StoredCall, of: number): number {
  const dates = nightsSinceFlag.flatMap(({ week, date }) => (week === of ? date : []));
  return suspendedNights(suspensionsOf(suspensions, timeZone), dates).length;
}

export function reasonsOf(person: StoredCall, now: Date) {
  const { timeZone, createdAt, activatedAt, resumedAt, submitted, alerts, flags } = person;
  const { weeks, lowCalls } = person;
  const history = scheduleHistory({
    weeks: person.schedules,
    openings: person.openings,
    agreedWindow: null,
    presentWeek: weeks.at(-1)?.week ?? 0,
  });
  const dateOf = (at: Date) => localDateAt(at, timeZone);
  const today = dateOf(now);
  const lines = callReasons({
    ...person,
    today,
    createdOn: dateOf(createdAt),
    activatedOn: activatedAt && dateOf(activatedAt),
    resumedOn: resumedAt && dateOf(resumedAt),
    submitted: {
      S0: submitted.includes('S0'),
      S6: submitted.includes('S6'),
      S12: submitted.includes('S12'),
      S24: submitted.includes('S24'),
    },
    alerts: alerts.map(({ kind, raisedAt }) => ({ kind, raisedOn: dateOf(new Date(raisedAt)) })),
    weeks: weeks.map((week) => ({
      ...week,
      windowMinutes: scheduleOfWeek(history, week.week)?.windowMinutes ?? null,
      suspendedNights: suspendedIn(person, week.week),
    })),
    lowCalls: lowCalls.map(({ createdAt: at, ...call }) => ({
      ...call,
      calledOn: dateOf(new Date(at)),
    })),
    flaggedOn: flags.map(({ raisedAt }) => dateOf(new Date(raisedAt))),
  });
  const reasons = lines.map((line) => ({
    ...line,
    answer: person.answers.findLast(({ reason }) => reason === line.reason) ?? null,
    charge:
      alertCharge(person, line) ??
      person.charges.find(({ reason, takenAt }) =>
        isChargeOf(line, { reason, takenOn: dateOf(new Date(takenAt)) }),
      ) ??
      null,
  }));
  return { person, today, reasons };
}

type Judged = ReturnType<typeof reasonsOf>;

/** Reasons, most urgent first. `areAside`: only delayed reasons. */
export const reasonsIn = ({ reasons }: Judged, which: 'wait' | 'areAside'): Reason[] =>
  reasons.filter(({ answer }) => (answer !== null) === (which === 'areAside'));

export const calledPeople = (all: readonly Judged[], which: 'wait' | 'areAside'): CalledPerson[] =>
  all
    .flatMap((each) => {
      const [first, ...others] = reasonsIn(each, which);
      const reasons: [Reason, ...Reason[]] | [] = first ? [first, ...others] : [];
      return reasons.length > 0
        ? [{ person: each.person, today: each.today, reasons: reasons as [Reason, ...Reason[]] }]
        : [];
    })
    .toSorted((one, other) => byUrgency(one.reasons[0], other.reasons[0]));
