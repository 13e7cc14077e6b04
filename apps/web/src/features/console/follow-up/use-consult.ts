import { useLocation } from 'wouter';
import { startConsulting } from '../../../lib/consulting.ts';
import { pathTo, type RouteId } from '../../../routes.ts';

type Page = Extract<
  RouteId,
  'programme' | 'questionnaireS0' | 'questionnaireS6' | 'questionnaireS12' | 'questionnaireS24'
>;

/** Opens a participant's page for staff, read-only. @decision D44 */
export function useConsult(userId: number): (page: Page) => void {
  const [, navigate] = useLocation();
  return (page) => {
    startConsulting(userId);
    navigate(pathTo(page));
  };
}
