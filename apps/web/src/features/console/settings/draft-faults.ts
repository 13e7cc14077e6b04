import type { Fault } from '../../../lib/error-code.ts';

export type Refusals = Readonly<Record<'save' | 'publish' | 'discard' | 'restore', Fault | null>>;

export type ReadRefusals = {
  readonly conflict: unknown;
  readonly issues: Fault['issues'] | null;
  readonly other: Fault | null;
};

/** @param isGoneSaid true when the page already says that the draft has changed */
export function readRefusals(
  { save, publish, discard, restore }: Refusals,
  isGoneSaid: boolean,
): ReadRefusals {
  const conflict = (save?.code === 'VERSION_CONFLICT' ? save.details['current'] : null) ?? null;
  const faults = [save, publish, discard, restore].filter((fault) => fault !== null);
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

export const isDraftGone = ({ code, details }: Fault): boolean =>
  code === 'NOT_FOUND' || (code === 'VERSION_CONFLICT' && !details['current']);
