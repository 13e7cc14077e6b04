import { ROLE } from '@aube/api/rules';
import { expect, it } from 'vitest';
import type { Session } from '../lib/session.ts';
import { showsTabs, showsTopLinks } from './shown-bars.ts';

const loading: Session = { status: 'loading', isAgain: false };
const guest: Session = { status: 'guest', isAssumed: false };
const member = (...roles: number[]) => ({ status: 'member', account: { roles } }) as Session;

it.each([
  ['nobody known yet', loading, false, false],
  ['a guest', guest, false, false],
  ['a participant', member(ROLE.participant), false, true],
  ['staff', member(ROLE.staff), false, false],
  ['an administrator', member(ROLE.administrator), false, false],
  ['staff who take part', member(ROLE.staff, ROLE.participant), false, true],
  ['staff who consult', member(ROLE.staff), true, true],
])('tabs for %s', (_, session, isConsulting, isShown) => {
  expect(showsTabs(session, isConsulting)).toBe(isShown);
});

it.each([
  ['a closed page, nobody known yet', loading, 'myAccount', false],
  ['an open page, nobody known yet', loading, 'about', true],
  ['a page that does not exist', loading, null, false],
  ['a guest', guest, null, true],
  ['a member', member(ROLE.participant), 'diary', true],
] as const)('links on %s', (_, session, routeId, isShown) => {
  expect(showsTopLinks(session, routeId)).toBe(isShown);
});
