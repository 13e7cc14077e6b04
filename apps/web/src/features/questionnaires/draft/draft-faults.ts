import type { Fault } from '../../../lib/error-code.ts';
import type { Kept } from './draft-types.ts';

/** The answers that a conflict tells of. */
export function currentOf({ code, details }: Fault): Kept | null {
  if (code !== 'VERSION_CONFLICT') return null;
  return (details['current'] as Kept | undefined) ?? null;
}

/** Whether trying again may help; a lost session is found again after the login. */
export function mayPass({ httpStatus }: Fault): boolean {
  return httpStatus === null || httpStatus >= 500 || httpStatus === 429 || httpStatus === 401;
}
