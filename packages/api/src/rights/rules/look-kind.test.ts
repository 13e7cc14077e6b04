import { expect, it } from 'vitest';
import { lookKind } from './look-kind.ts';

it.each([
  ['admin.listParticipants', 'list'],
  ['admin.updateParticipant', 'recordChanged'],
  ['diary.getWeek', 'diary'],
  ['programme.overview', 'programme'],
  ['questionnaires.listScores', 'questionnaires'],
  ['questionnaires.listAlerts', 'safety'],
  ['stats.timeline', 'followUp'],
  ['exports.preview', 'exports'],
  ['exports.prepare', 'exports'],
  ['exports.send', 'exports'],
  ['gone.long', 'other'],
  ['', 'other'],
])('%s shows %s', (action, kind) => {
  expect(lookKind(action)).toBe(kind);
});
