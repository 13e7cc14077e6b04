import type { Base, Begun, Connection, Failure, Typed } from './draft-types.ts';
import { type Fault, stopsAll } from './error-code.ts';
import { isSame } from './is-same.ts';
import { noVersion } from './no-version.ts';

type Rules<Value, Held> = Pick<Connection<Value, Held>, 'reduce' | 'merge'>;

export function fits({ version }: Base<unknown>, presentVersion: number | null): boolean {
  return (version ?? 0) >= (presentVersion ?? 0);
}

/**
 * Unsent changes, with the version on the server when typing began; null without unsent changes.
 * @param isUnsure true when the server may have another value by now
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
 * Merges the changes of both sides; null when the person must decide.
 * @param unanswered values sent without an answer, which the server may have stored
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
  // Also merges text that was typed after an unanswered request was sent.
  const value = unanswered.reduce(
    (merged, held) => merge({ base: held, mine, theirs: reduce(merged, theirs.held).held }),
    first,
  );
  return { value, base: theirs, isTyped: true };
}

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

export function failureOf<Held>(
  fault: Fault,
  current: Base<Held> | null,
  { place, isRetried }: { place: 'page' | 'device'; isRetried: boolean },
): Failure<Held> {
  if (current) return { kind: 'toCompare', fault, current };
  const isWaiting = isRetried && stopsAll(fault);
  return isWaiting ? { kind: 'waiting', on: place, fault } : { kind: 'refused', fault };
}
