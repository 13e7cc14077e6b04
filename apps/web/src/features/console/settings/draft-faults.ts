import type { Fault } from '../../../lib/error-code.ts';

/** Refusals of the calls of the page of a setting; null for a call that was not refused. */
export type Refusals = Readonly<Record<'save' | 'publish' | 'discard', Fault | null>>;

export type ReadRefusals = {
  /** The draft that somebody else saved at the same time. */
  readonly conflict: unknown;
  /** Faults at fields; null when no call was refused for them. */
  readonly issues: Fault['issues'] | null;
  /** Failure that no other part of the page shows. */
  readonly other: Fault | null;
};

/**
 * Words of the page of a setting after refused calls.
 * @param isGoneSaid true when the page says already that the draft was changed, published or
 * deleted
 */
export function readRefusals(
  { save, publish, discard }: Refusals,
  isGoneSaid: boolean,
): ReadRefusals {
  const conflict = (save?.code === 'VERSION_CONFLICT' ? save.details['current'] : null) ?? null;
  const faults = [save, publish, discard].filter((fault) => fault !== null);
  const isSaid = ({ code }: Fault) => {
    if (code === 'INVALID') return true;
    if (code === 'VERSION_CONFLICT' && conflict !== null) return true;
    return isGoneSaid && (code === 'VERSION_CONFLICT' || code === 'NOT_FOUND');
  };
  return {
    conflict,
    issues: faults.find(({ code }) => code === 'INVALID')?.issues ?? null,
    other: faults.find((fault) => !isSaid(fault)) ?? null,
  };
}

/** True when the draft that was read exists no more, or is another one now. */
export const isDraftGone = ({ code, details }: Fault): boolean =>
  code === 'NOT_FOUND' || (code === 'VERSION_CONFLICT' && !details['current']);
