import {
  gate,
  isAdmitted,
  isParticipant,
  type GateFacts,
  type GateQuestionnaire,
  type GateVerdict,
} from '@aube/api/rules';
import { type PageRoute, pathOfVerdict, pathTo, type RouteId } from '../routes.ts';

export type Visitor =
  | { readonly status: 'loading'; readonly isAgain: boolean }
  | { readonly status: 'unreachable'; readonly error: unknown }
  | { readonly status: 'guest' }
  | {
      readonly status: 'member';
      readonly facts: GateFacts;
      readonly isConsulting: boolean;
      readonly isConsentDue: boolean;
      /** @decision D57 */
      readonly mustSetUpSecondFactor: boolean;
    };

export type NavigationDecision =
  | { readonly kind: 'show' | 'wait' | 'notFound' }
  | { readonly kind: 'unreachable'; readonly error: unknown }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly rememberThisPage: boolean;
      readonly closedQuestionnaire?: GateQuestionnaire;
      /** True when a due questionnaire comes before the page. */
      readonly isHeldBack?: true;
    }
  | { readonly kind: 'return'; readonly to: string };

/**
 * Paths have no language prefix. `return` leads to the page that the visitor asked for before the
 * login.
 * @source specification §2 authentication flow, §4 gating
 */
export function decideNavigation(
  route: PageRoute,
  visitor: Visitor,
  rememberedPath: string | null,
): NavigationDecision {
  const isHome = route.path === pathTo('home');
  if (visitor.status === 'loading' || visitor.status === 'unreachable') {
    if (route.access === 'open' && !isHome) return { kind: 'show' };
    const isFirstTry = visitor.status === 'loading' && !visitor.isAgain;
    if (route.access === 'guestOnly' && !isFirstTry) return { kind: 'show' };
    if (visitor.status === 'loading') return { kind: 'wait' };
    return { kind: 'unreachable', error: visitor.error };
  }
  if (visitor.status !== 'member') {
    if (route.access !== 'guarded') return { kind: 'show' };
    return { kind: 'redirect', to: pathTo('login'), rememberThisPage: true };
  }
  if (visitor.mustSetUpSecondFactor) {
    const to = pathTo('secondFactor');
    if (route.path === to || (route.access === 'open' && !isHome)) return { kind: 'show' };
    return { kind: 'redirect', to, rememberThisPage: route.access === 'guarded' };
  }
  if (visitor.isConsentDue && !visitor.isConsulting && (isHome || asksConsent(route))) {
    return { kind: 'redirect', to: pathTo('consent'), rememberThisPage: !isHome };
  }
  if (rememberedPath !== null && (isHome || route.access === 'guestOnly')) {
    return { kind: 'return', to: rememberedPath };
  }
  if (route.access === 'guestOnly') {
    return { kind: 'redirect', to: pathTo('home'), rememberThisPage: false };
  }
  return decideForMember(route, visitor.facts, visitor.isConsulting);
}

/**
 * True for all guarded pages except the pages about the participant's own rights and safety.
 * @decision D62 console#consent
 */
const asksConsent = ({ access, layout, path }: PageRoute): boolean =>
  access === 'guarded' &&
  layout !== 'admin' &&
  path !== pathTo('myAccount') &&
  path !== pathTo('somethingHappened') &&
  path !== pathTo('abandonment');

function decideForMember(
  route: PageRoute,
  facts: GateFacts,
  isConsulting: boolean,
): NavigationDecision {
  if (route.layout === 'admin' && !mayEnterAdmin(route, facts.roles)) return { kind: 'notFound' };
  if (isConsulting) return { kind: 'show' };
  const verdict = gate(route.gate, facts);
  const to = leadsStaffTo(route, verdict) ?? pathOfVerdict(verdict);
  if (to === null) return { kind: 'show' };
  const isClosed = route.gate.kind === 'questionnaire' && verdict.kind === 'programme';
  return {
    kind: 'redirect',
    to,
    rememberThisPage: false,
    ...(isClosed && { closedQuestionnaire: route.gate.id }),
    ...(verdict.kind === 'questionnaire' && { isHeldBack: true }),
  };
}

/** Staff publish the page of resource persons, so they read its copy in the console. */
const leadsStaffTo = ({ path }: PageRoute, { kind }: GateVerdict): string | null =>
  kind === 'admin' && path === pathTo('resourcePersons')
    ? pathTo('adminHelpText', { text: 'personnes-ressources' })
    : null;

/** @source specification §6 */
export function mayEnterAdmin(route: PageRoute, roles: readonly number[]): boolean {
  return isAdmitted(route.role === 'administrator' ? 'administrator' : 'staff', roles);
}

/**
 * Page that is shown at a route. At `/`, guests and members see different pages.
 * @source specification §2
 */
export const pageShown = (id: RouteId, isGuest: boolean): RouteId =>
  id === 'home' && !isGuest ? 'programme' : id;

/** @decision D61 */
export function layoutOf(
  { layout }: Pick<PageRoute, 'layout'>,
  visitor: Visitor,
): Exclude<PageRoute['layout'], 'own'> {
  if (layout !== 'own') return layout;
  const isStaffOnly = visitor.status === 'member' && !isParticipant(visitor.facts.roles);
  return isStaffOnly ? 'admin' : 'participant';
}
