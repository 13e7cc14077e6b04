import { generateSecret, generateURI, verifySync } from 'otplib';

/** @source RFC 6238 */
const TOTP_STEP_SECONDS = 30;

const CODE = /^\d{6}$/;

export const newTotpSecret = (): string => generateSecret();

export const totpUri = (secret: string, label: string): string =>
  generateURI({ issuer: 'Aube', label, secret });

/**
 * Time step of a code; a code may be one step early or late. Null for a wrong code, or when the
 * step is not later than `lastStep`.
 * @decision D57
 */
export function totpStep(
  { secret, code, lastStep }: { secret: string; code: string; lastStep: number | null },
  now: Date,
): number | null {
  if (!CODE.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const verdict = verifySync({ secret, token: code, epoch, epochTolerance: TOTP_STEP_SECONDS });
  if (!verdict.valid || !('timeStep' in verdict)) return null;
  return lastStep !== null && verdict.timeStep <= lastStep ? null : verdict.timeStep;
}
