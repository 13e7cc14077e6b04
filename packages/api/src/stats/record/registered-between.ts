import { addDays, type LocalDate } from '../../time/rules/local-date.ts';
import { instantAt } from '../../time/rules/zone.ts';

type Period = { registeredFrom?: LocalDate | undefined; registeredTo?: LocalDate | undefined };

/** Start of the first day and end of the last day, in a time zone. */
export function registeredBetween(
  { registeredFrom, registeredTo }: Period,
  timeZone: string,
): { registeredFrom: Date | null; registeredBefore: Date | null } {
  return {
    registeredFrom: registeredFrom === undefined ? null : instantAt(registeredFrom, 0, timeZone),
    registeredBefore:
      registeredTo === undefined ? null : instantAt(addDays(registeredTo, 1), 0, timeZone),
  };
}
