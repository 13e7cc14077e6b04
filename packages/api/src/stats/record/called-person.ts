import { localDateAt } from '../../time/rules/zone.ts';
import type { StoredAnswer, StoredCall } from './call-facts.ts';
import { byUrgency, callReasons, type CallLine } from '../rules/call-reasons.ts';

/** One reason to call somebody, and what was last done about it, as long as it is set aside. */
export type Reason = CallLine & { answer: StoredAnswer | null };

/** Somebody of the call list with every reason, the most pressing first. */
export type CalledPerson = { person: StoredCall; today: string; reasons: [Reason, ...Reason[]] };

/** What the rules say of one person now. */
export function reasonsOf(person: StoredCall, now: Date) {
  const { timeZone, createdAt, activatedAt, resumedAt, submitted, alerts, flags } = person;
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
    flaggedOn: flags.map(({ raisedAt }) => dateOf(new Date(raisedAt))),
  });
  const reasons = lines.map((line) => ({
    ...line,
    answer: person.answers.findLast(({ reason }) => reason === line.reason) ?? null,
  }));
  return { person, today, reasons };
}

type Judged = ReturnType<typeof reasonsOf>;

/** The reasons that wait, or those that are set aside, the most pressing first. */
export const reasonsThat = ({ reasons }: Judged, which: 'wait' | 'areAside'): Reason[] =>
  reasons.filter(({ answer }) => (answer !== null) === (which === 'areAside'));

/** Those of whom something waits, or is set aside, the most pressing first. */
export const calledPeople = (all: readonly Judged[], which: 'wait' | 'areAside'): CalledPerson[] =>
  all
    .flatMap((each) => {
      const [first, ...others] = reasonsThat(each, which);
      const reasons: [Reason, ...Reason[]] | [] = first ? [first, ...others] : [];
      return reasons.length > 0
        ? [{ person: each.person, today: each.today, reasons: reasons as [Reason, ...Reason[]] }]
        : [];
    })
    .toSorted((one, other) => byUrgency(one.reasons[0], other.reasons[0]));
