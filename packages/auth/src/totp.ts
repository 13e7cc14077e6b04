import { generateSecret, generateURI, verifySync } from 'otplib';

/** @source RFC 6238 */
const TOTP_STEP_SECONDS = 30;

const CODE = /^\d{6}$/;

export const newTotpSecret = (): string => generateSecret();

export const totpUri = (secret: string, label: string): string =>
  generateURI({ issuer: 'Aube', label, secret });

/** `usedSteps`: the highest used time steps, in ascending order. */
export type UsedSteps = { readonly lastStep: number | null; readonly usedSteps: readonly number[] };

const USED_STEPS_KEPT = 100;

/** A full list no longer contains all used steps, so each step before the list counts as used. */
function isUsed(step: number, { lastStep, usedSteps }: UsedSteps): boolean {
  const [smallest = 0] = usedSteps;
  const isForgotten = usedSteps.length >= USED_STEPS_KEPT && step < smallest;
  return step === lastStep || usedSteps.includes(step) || isForgotten;
}

export function withStep({ lastStep, usedSteps }: UsedSteps, step: number) {
  const steps = new Set([...usedSteps, ...(lastStep === null ? [] : [lastStep]), step]);
  const ascending = [...steps].toSorted((one, other) => one - other);
  return { lastStep: step, usedSteps: ascending.slice(-USED_STEPS_KEPT) };
}

/**
 * Time step of a code, at most one step early or late. Null for a wrong code, a used step, or a
 * step before the last accepted step. A last step in the future means that the clock jumped back;
 * then only used steps are refused.
 * @decision D57 running-aube#instants-of-the-future
 */
export function totpStep(
  { secret, code, used }: { secret: string; code: string; used: UsedSteps },
  now: Date,
): number | null {
  if (!CODE.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const verdict = verifySync({ secret, token: code, epoch, epochTolerance: TOTP_STEP_SECONDS });
  if (!verdict.valid || !('timeStep' in verdict)) return null;
  const { timeStep } = verdict;
  const isBehind = used.lastStep !== null && timeStep <= used.lastStep;
  const isLastPossible =
    used.lastStep !== null && used.lastStep <= Math.floor(epoch / TOTP_STEP_SECONDS) + 1;
  return (isBehind && isLastPossible) || isUsed(timeStep, used) ? null : timeStep;
}
