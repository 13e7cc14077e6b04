import { isParticipant } from '@aube/api/rules';
import type { Session } from '../lib/session.ts';
import { type RouteId, routes } from '../routes.ts';

/**
 * True for a participant, and for staff who consult one. Staff on their way to the console see no
 * tabs.
 */
export const showsTabs = (session: Session, isConsulting: boolean): boolean =>
  session.status === 'member' && (isConsulting || isParticipant(session.account.roles));

/**
 * The links for participants and guests. On a closed page they wait until the role is known,
 * because the page may turn out to be one of the console.
 */
export const showsTopLinks = ({ status }: Session, routeId: RouteId | null): boolean =>
  status !== 'loading' || (routeId !== null && routes[routeId].access === 'open');
