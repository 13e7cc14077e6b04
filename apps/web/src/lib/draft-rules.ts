import type { Base, Begun, Connection, Failure, Typed } from './draft-types.ts';
import { type Fault, mayPass } from './error-code.ts';
import { isSame } from './is-same.ts';
import { noVersion } from './no-version.ts';

type Rules<Value, Held> = Pick<Connection<Value, Held>, 'reduce' | 'merge'>;

/** Whether what began from a base still stands on what the server holds: nothing newer is there. */
export function fits({ version }: Base<unknown>, presentVersion: number | null): boolean {
  return (version ?? 0) >= (presentVersion ?? 0);
}

/**
 * What the server does not hold yet, and the version that it goes on from; null for nothing.
 * @param isUnsure whether the server may hold something else by now
 */
export function findUnsent<Value, Held>(
  { isTyped, value, base }: Typed<Value, Held>,
  { reduce }: Rules<Value, Held>,
  isUnsure = false,
): { held: Held; version: number } | null {
  const { held } = reduce(value, base.held);
  if (!isTyped || (!isUnsure && isSame(held, base.held))) return null;
  return { held, version: base.version ?? noVersion };
}

/**
 * What was changed here together with what is there; null when the person must be asked.
 * @param unanswered what was sent and never answered: where the server holds it, it is nobody else's
 */
export function mergeTheirs<Value, Held>(
  { value: mine, base }: Begun<Value, Held>,
  theirs: Base<Held>,
  { merge, reduce }: Rules<Value, Held>,
  unanswered: readonly Held[] = [],
): Typed<Value, Held> | null {
  if (!merge) {
    const isOurs = unanswered.some((held) => isSame(held, theirs.held));
    return isOurs ? { value: mine, base: theirs, isTyped: true } : null;
  }
  const first = merge({ base: base.held, mine, theirs: theirs.held });
  // What differs from anything that was sent was changed here.
  const value = unanswered.reduce(
    (merged, held) => merge({ base: held, mine, theirs: reduce(merged, theirs.held).held }),
    first,
  );
  return { value, base: theirs, isTyped: true };
}

/**
 * What stands once the server was read again. What was typed here and is not sent yet stays, and a
 * reply that this page got since is newer than what was read.
 */
export function adoptKnown<Value, Held>(
  mine: Typed<Value, Held>,
  known: Begun<Value, Held>,
  rules: Rules<Value, Held>,
): Typed<Value, Held> {
  if (!mine.isTyped)
    return fits(known.base, mine.base.version) ? { ...known, isTyped: false } : mine;
  if (fits(mine.base, known.base.version)) return mine;
  const isWhole = rules.reduce(mine.value, mine.base.held).isWhole;
  if (isWhole && !findUnsent(mine, rules)) return { ...known, isTyped: false };
  return mergeTheirs(mine, known.base, rules) ?? mine;
}

/** What a fault means for something that was to be sent: it waits, is refused, or must be chosen. */
export function failureOf<Held>(
  fault: Fault,
  current: Base<Held> | null,
  { place, isRetried }: { place: 'page' | 'device'; isRetried: boolean },
): Failure<Held> {
  if (current) return { kind: 'conflict', fault, current };
  // Without a session it waits for its person.
  const isWaiting = isRetried && (mayPass(fault) || fault.httpStatus === 401);
  return isWaiting ? { kind: 'waiting', on: place, fault } : { kind: 'refused', fault };
}
