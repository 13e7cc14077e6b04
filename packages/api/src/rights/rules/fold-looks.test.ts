import { expect, it } from 'vitest';
import { foldLooks, type LogRow } from './fold-looks.ts';

const timeZone = 'America/Toronto';

const look: LogRow = {
  auditId: 9,
  at: new Date('2026-01-06T20:00:00Z'),
  actorUserId: 1,
  subjectUserId: 2,
  action: 'admin.getParticipant',
  objectType: null,
  objectId: null,
  callerKind: 'cookie',
  addressPrefix: '192.0.2.0/24',
  requestId: 'a',
  isLook: true,
};
const earlier = (own: Partial<LogRow> = {}): LogRow => ({
  ...look,
  auditId: 8,
  at: new Date('2026-01-06T05:00:00Z'),
  requestId: 'b',
  ...own,
});
const list = { action: 'admin.listParticipants' };

it.each<[string, Partial<LogRow>, Partial<LogRow>, number]>([
  ['an equal look of the same day', {}, {}, 1],
  ['a look of the day before', {}, { at: new Date('2026-01-06T04:59:59Z') }, 2],
  ['another reader', {}, { actorUserId: 3 }, 2],
  ['another person', {}, { subjectUserId: 3 }, 2],
  ['another person of a list', list, { ...list, subjectUserId: 3 }, 1],
  ['another procedure', {}, { action: 'admin.getUser' }, 2],
  ['another object', {}, { objectType: 'diaryDay' }, 2],
  ['another number', {}, { objectId: '7' }, 2],
  ['another kind of session', {}, { callerKind: 'bearer' }, 2],
  ['another network', {}, { addressPrefix: null }, 2],
  ['an act', { isLook: false }, { isLook: false }, 2],
])('%s: %#', (_, one, other, lines) => {
  const folded = foldLooks([{ ...look, ...one }, earlier(other)], { limit: 9, timeZone });
  expect([folded.lines.length, folded.taken]).toEqual([lines, 2]);
});

it('a line is its latest row, with the instant of the earliest and the number of rows', () => {
  const rows = [look, earlier({ ...look, auditId: 7, at: new Date('2026-01-06T06:00:00Z') })];
  const { lines } = foldLooks(rows, { limit: 9, timeZone });
  expect(lines).toEqual([{ ...look, firstAt: rows[1]?.at, count: 2, isSeveral: false }]);
});

it('a list of one person names the person, a list of several does not', () => {
  const one = { ...look, ...list };
  const folded = (other: LogRow) => foldLooks([one, other], { limit: 9, timeZone }).lines[0];
  expect(folded(earlier(list))?.isSeveral).toBe(false);
  expect(folded(earlier({ ...list, subjectUserId: 3 }))?.isSeveral).toBe(true);
});

it.each([
  [1, 1, 2],
  [2, 2, 4],
  [3, 3, 5],
  [4, 3, 5],
])('a page of %i lines has %i, of %i rows', (limit, lines, taken) => {
  const act = (auditId: number) => earlier({ auditId, isLook: false });
  const rows = [look, earlier(), act(6), earlier({ auditId: 5 }), act(4)];
  const folded = foldLooks(rows, { limit, timeZone });
  expect([folded.lines.length, folded.taken]).toEqual([lines, taken]);
});
