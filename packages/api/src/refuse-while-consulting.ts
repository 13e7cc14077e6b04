import { AppError } from './errors.ts';

/**
 * @throws CONSULTATION_READ_ONLY when the caller sends data for another person
 * @decision D44
 */
export function refuseWhileConsulting(actor: { userId: number }, userId: number | undefined): void {
  if (userId !== undefined && userId !== actor.userId) {
    throw new AppError('CONSULTATION_READ_ONLY');
  }
}
