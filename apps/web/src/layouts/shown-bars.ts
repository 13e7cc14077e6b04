import { isParticipant } from '@aube/api/rules';
import type { Session } from '../lib/session.ts';
import { type RouteId, routes } from '../routes.ts';

/** True for a participant, and for staff who consult a participant. Other staff see no tabs. */
export const showsTabs = (session: Session, isConsulting: boolean): boolean =>
  session.status === 'member' && (isConsulting || isParticipant(session.account.roles));

/**
 * True when the links for participants and guests are shown. On a page with restricted access, the
 * links wait until the role is known, because the page may belong to the console.
 */
export const showsTopLinks = ({ status }: Session, routeId: RouteId | null): boolean =>
  status !== 'loading' || (routeId !== null && routes[routeId].access === 'open');
