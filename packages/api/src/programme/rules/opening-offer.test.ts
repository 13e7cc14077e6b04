import { describe, expect, it } from 'vitest';
import type { DiaryOpening } from './diary-openings.ts';
import {
  canUndoOpening,
  openingOffer,
  runningOpening,
  type OpeningFacts,
} from './opening-offer.ts';

const facts: OpeningFacts = {
  today: '2026-09-01',
  programmeWeek: 30,
  isAbandoned: false,
  dueQuestionnaire: null,
  openings: [],
};
const check = (openedOn: string): DiaryOpening => ({ kind: 'check', firstWeek: 26, openedOn });
const back = (openedOn: string): DiaryOpening => ({ kind: 'return', firstWeek: 26, openedOn });

describe('opening a week after week 25 (D86)', () => {
  it.each([
    ['before S0', { programmeWeek: 0 }, 'notStarted'],
    ['in week 1', { programmeWeek: 1 }, 'notYet'],
    ['in week 25', { programmeWeek: 25 }, 'notYet'],
    ['in week 26', { programmeWeek: 26 }, 26],
    ['years later', { programmeWeek: 200 }, 26],
    ['with S24 to answer', { dueQuestionnaire: 'S24' }, 'questionnaireDue'],
    ['after leaving', { isAbandoned: true }, 'abandoned'],
    ['after leaving in week 3', { isAbandoned: true, programmeWeek: 3 }, 'abandoned'],
    ['twice on one day', { openings: [check('2026-09-01')] }, 'running'],
    ['on the sixth day of a check week', { openings: [check('2026-08-26')] }, 'running'],
    ['on the morning that ends it', { openings: [check('2026-08-25')] }, 27],
    ['on the last day of a return', { openings: [back('2026-08-19')] }, 'running'],
    ['on the morning that ends it', { openings: [back('2026-08-18')] }, 28],
    ['west of the zone of an opening', { openings: [check('2026-09-02')] }, 'running'],
  ] as const)('%s', (_, change, expected) => {
    const offer = openingOffer({ ...facts, ...change });
    expect('refusal' in offer ? offer.refusal : offer.firstWeek).toBe(expected);
  });

  it('names the opening that runs', () => {
    const openings = [check('2026-08-26')];
    expect(runningOpening({ today: '2026-09-01', openings })).toEqual(openings[0]);
    expect(runningOpening({ today: '2026-09-02', openings })).toBeNull();
    expect(runningOpening({ today: '2026-09-02', openings: [] })).toBeNull();
  });

  it.each([
    ['on its day', '2026-09-01', false, true],
    ['on its day, once something was answered', '2026-09-01', true, false],
    ['the day after', '2026-09-02', false, false],
    ['west of its zone', '2026-08-31', false, true],
  ])('is undone %s: %s', (_, today, isAnswered, expected) => {
    expect(canUndoOpening({ openedOn: '2026-09-01' }, today, isAnswered)).toBe(expected);
  });
});
