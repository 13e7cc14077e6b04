import type { GateFacts } from '@aube/api/rules';
import { describe, expect, it } from 'vitest';
import { type RouteId, routes } from '../routes.ts';
import { decideNavigation, layoutOf, type Visitor } from './decide-navigation.ts';

const facts = (change: Partial<GateFacts> = {}): GateFacts => ({
  roles: [3],
  isAbandoned: false,
  submitted: { S0: true, S6: false, S12: false, S24: false },
  programmeWeek: 3,
  ...change,
});
const member = (change: Partial<GateFacts> = {}, isConsulting = false): Visitor => ({
  status: 'member',
  facts: facts(change),
  isConsulting,
  isConsentDue: false,
  mustSetUpSecondFactor: false,
});
const guest: Visitor = { status: 'guest' };
const decide = (id: RouteId, visitor: Visitor, remembered: string | null = null) =>
  decideNavigation(routes[id], visitor, remembered);
const redirect = (to: string, rememberThisPage = false) => ({
  kind: 'redirect',
  to,
  rememberThisPage,
});

const heldBack = (to: string) => ({ ...redirect(to), isHeldBack: true });

describe('a guest', () => {
  it('is sent to login from a guarded page, which is remembered', () => {
    expect(decide('diaryDay', guest)).toEqual(redirect('/connexion', true));
    expect(decide('admin', guest)).toEqual(redirect('/connexion', true));
  });

  it.each([
    'home',
    'about',
    'faq',
    'selfScreening',
    'login',
    'registration',
    'activation',
  ] as const)('sees %s', (id) => {
    expect(decide(id, guest)).toEqual({ kind: 'show' });
  });
});

it.each(['registration', 'activation', 'passwordReset'] as const)(
  'a link of an email opens in the session of another person: %s',
  (id) => expect(decide(id, member())).toEqual({ kind: 'show' }),
);

describe('while nobody knows who is there', () => {
  it('shows what is open and waits with the rest', () => {
    expect(decide('about', { status: 'loading', isAgain: false })).toEqual({ kind: 'show' });
    expect(decide('programme', { status: 'loading', isAgain: false })).toEqual({ kind: 'wait' });
    expect(decide('home', { status: 'loading', isAgain: false })).toEqual({ kind: 'wait' });
    expect(decide('login', { status: 'loading', isAgain: false })).toEqual({ kind: 'wait' });
  });

  it('a login form stays while the session is read again after a failure', () => {
    const again: Visitor = { status: 'loading', isAgain: true };
    expect(decide('login', again)).toEqual({ kind: 'show' });
    expect(decide('programme', again)).toEqual({ kind: 'wait' });
  });

  it('says why nobody can tell who is there, instead of asking for a login', () => {
    const error = new Error('no answer');
    const unreachable: Visitor = { status: 'unreachable', error };
    expect(decide('programme', unreachable)).toEqual({ kind: 'unreachable', error });
    expect(decide('home', unreachable)).toEqual({ kind: 'unreachable', error });
    expect(decide('login', unreachable)).toEqual({ kind: 'show' });
  });
});

describe('staff who must set up a second factor (D57)', () => {
  const entering: Visitor = {
    ...(member({ roles: [1] }) as Visitor & { status: 'member' }),
    mustSetUpSecondFactor: true,
  };

  it.each(['admin', 'adminUsers', 'myAccount'] as const)(
    'are led there from %s, which is remembered',
    (id) => expect(decide(id, entering)).toEqual(redirect('/connexion/second-facteur', true)),
  );

  it.each(['home', 'login'] as const)('are led there from %s', (id) => {
    expect(decide(id, entering, '/admin')).toEqual(redirect('/connexion/second-facteur'));
  });

  it.each(['secondFactor', 'faq', 'privacy'] as const)('see %s', (id) => {
    expect(decide(id, entering)).toEqual({ kind: 'show' });
  });

  it('may come back to the page later: nothing sends them away while they keep their codes', () => {
    expect(decide('secondFactor', member({ roles: [1] }))).toEqual({ kind: 'show' });
  });
});

describe('a participant who must still agree to the consent', () => {
  const asked: Visitor = {
    status: 'member',
    facts: facts(),
    isConsulting: false,
    isConsentDue: true,
    mustSetUpSecondFactor: false,
  };

  it('is led to it from the programme, and comes back to the page first asked for', () => {
    expect(decide('diaryDay', asked)).toEqual(redirect('/consentement', true));
    expect(decide('questionnaireS6', asked)).toEqual(redirect('/consentement', true));
    expect(decide('home', asked)).toEqual(redirect('/consentement'));
    expect(decide('home', asked, '/journal-sommeil')).toEqual(redirect('/consentement'));
  });

  it.each([
    'consent',
    'privacy',
    'resourcePersons',
    'myAccount',
    'abandonment',
    'somethingHappened',
  ] as const)('may still open %s', (id) => expect(decide(id, asked)).toEqual({ kind: 'show' }));

  it('and not while somebody else’s account is read', () => {
    expect(decide('evolution', { ...asked, isConsulting: true })).toEqual({ kind: 'show' });
  });
});

describe('somebody logged in', () => {
  it('is sent home from a page for guests', () => {
    expect(decide('login', member())).toEqual(redirect('/'));
  });

  it('goes back to the page first asked for, from the login and from home', () => {
    expect(decide('login', member(), '/journal-sommeil/2026-01-06')).toEqual({
      kind: 'return',
      to: '/journal-sommeil/2026-01-06',
    });
    expect(decide('home', member(), '/activites')).toEqual({ kind: 'return', to: '/activites' });
    expect(decide('activities', member(), '/faq')).toEqual({ kind: 'show' });
  });

  it('obeys the gate: S0 first, then S6 from week 7', () => {
    const submitted = { S0: false, S6: false, S12: false, S24: false };
    expect(decide('diary', member({ submitted, programmeWeek: 0 }))).toEqual(
      heldBack('/mon-programme/questionnaire-s0'),
    );
    expect(decide('programme', member({ programmeWeek: 6 }))).toEqual({ kind: 'show' });
    expect(decide('programme', member({ programmeWeek: 7 }))).toEqual(
      heldBack('/mon-programme/questionnaire-s6'),
    );
    expect(decide('programme', member({ programmeWeek: 7, isAbandoned: true }))).toEqual({
      kind: 'show',
    });
  });

  it('leaves a questionnaire that is submitted or not yet due, and says so', () => {
    expect(decide('questionnaireS0', member())).toEqual({
      ...redirect('/mon-programme'),
      closedQuestionnaire: 'S0',
    });
    expect(decide('questionnaireS6', member({ programmeWeek: 6 }))).toEqual({
      ...redirect('/mon-programme'),
      closedQuestionnaire: 'S6',
    });
    expect(decide('questionnaireS6', member({ programmeWeek: 7 }))).toEqual({ kind: 'show' });
  });
});

describe('staff', () => {
  it('are sent to the console from everywhere else', () => {
    for (const id of ['home', 'about', 'programme', 'notifications'] as const) {
      expect(decide(id, member({ roles: [2] }))).toEqual(redirect('/admin'));
    }
    expect(decide('resourcePersons', member({ roles: [2] }))).toEqual(
      redirect('/admin/aide/personnes-ressources'),
    );
    expect(decide('adminParticipants', member({ roles: [2] }))).toEqual({ kind: 'show' });
  });

  it('see no page of the administrators, and participants see no console', () => {
    expect(decide('adminUsers', member({ roles: [2] }))).toEqual({ kind: 'notFound' });
    expect(decide('adminUsers', member({ roles: [1] }))).toEqual({ kind: 'show' });
    expect(decide('admin', member({ roles: [3] }))).toEqual({ kind: 'notFound' });
  });

  it("read a participant's pages while consulting", () => {
    expect(decide('evolution', member({ roles: [2] }, true))).toEqual({ kind: 'show' });
  });
});

describe('one’s own account', () => {
  it.each([
    ['a participant', [3], 'participant'],
    ['staff', [2], 'admin'],
    ['an administrator', [1], 'admin'],
    ['staff who follow the programme too', [2, 3], 'participant'],
  ] as const)('is open to %s, in the frame they know', (_who, roles, layout) => {
    const visitor = member({ roles });
    expect(decide('myAccount', visitor)).toEqual({ kind: 'show' });
    expect(layoutOf(routes.myAccount, visitor)).toBe(layout);
  });

  it('is shown whatever questionnaire is due', () => {
    const due = member({ submitted: { S0: false, S6: false, S12: false, S24: false } });
    expect(decide('myAccount', due)).toEqual({ kind: 'show' });
  });

  it('asks a guest for a login, and comes back', () => {
    expect(decide('myAccount', guest)).toEqual(redirect('/connexion', true));
    expect(layoutOf(routes.myAccount, guest)).toBe('participant');
  });
});
