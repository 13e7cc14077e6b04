import { describe, expect, it } from 'vitest';
import { dueQuestionnaire, gate, questionnaireAvailability } from './gate.ts';
import type { GateFacts, GatePage, GateVerdict } from './gate.ts';

const none = { S0: false, S6: false, S12: false, S24: false };
const participant: GateFacts = {
  roles: [3],
  isAbandoned: false,
  submitted: { ...none, S0: true },
  programmeWeek: 1,
};
const gatedPages: GatePage[] = [{ kind: 'programme' }, { kind: 'diary' }, { kind: 'evolution' }];
const questionnairePages: GatePage[] = [
  { kind: 'questionnaire', id: 'S0' },
  { kind: 'questionnaire', id: 'S6' },
  { kind: 'questionnaire', id: 'S12' },
  { kind: 'questionnaire', id: 'S24' },
];
const pages: GatePage[] = [
  ...gatedPages,
  ...questionnairePages,
  { kind: 'admin' },
  { kind: 'account' },
  { kind: 'other' },
];

describe.each(gatedPages)('the gate on the $kind page', (page) => {
  it('asks S0 first', () => {
    const facts = { ...participant, submitted: none, programmeWeek: 0 };
    expect(gate(page, facts)).toEqual({ kind: 'questionnaire', id: 'S0' });
  });

  it.each([
    [6, 'S6', 'open'],
    [7, 'S6', 'asked'],
    [8, 'S6', 'asked'],
    [12, 'S12', 'open'],
    [13, 'S12', 'asked'],
    [24, 'S24', 'open'],
    [25, 'S24', 'asked'],
  ] as const)('in week %i with all before submitted, %s is %s', (programmeWeek, id, verdict) => {
    const submitted = { S0: true, S6: id !== 'S6', S12: id === 'S24', S24: false };
    const expected = verdict === 'open' ? { kind: 'open' } : { kind: 'questionnaire', id };
    expect(gate(page, { ...participant, submitted, programmeWeek })).toEqual(expected);
  });

  it('asks S6 before S12 when both are missing', () => {
    expect(gate(page, { ...participant, programmeWeek: 13 })).toEqual({
      kind: 'questionnaire',
      id: 'S6',
    });
  });

  it('asks nothing once the programme was abandoned', () => {
    const facts = { ...participant, submitted: none, programmeWeek: 25, isAbandoned: true };
    expect(gate(page, facts)).toEqual({ kind: 'open' });
  });

  it.each([[[1]], [[2]], [[1, 2]], [[]]])('sends roles %j to administration', (roles) => {
    expect(gate(page, { ...participant, roles })).toEqual({ kind: 'admin' });
  });
});

describe('the gate on a questionnaire', () => {
  it('sends back to the programme when it is already submitted', () => {
    expect(gate({ kind: 'questionnaire', id: 'S0' }, participant)).toEqual({ kind: 'programme' });
  });

  it('opens S12 in its week although S6 is missing', () => {
    const facts = { ...participant, programmeWeek: 13 };
    expect(gate({ kind: 'questionnaire', id: 'S12' }, facts)).toEqual({ kind: 'open' });
  });

  it.each([
    ['S0', 0, 'open'],
    ['S6', 6, 'notDue'],
    ['S6', 7, 'open'],
    ['S12', 12, 'notDue'],
    ['S12', 13, 'open'],
    ['S24', 24, 'notDue'],
    ['S24', 25, 'open'],
  ] as const)('%s in week %i is %s', (id, programmeWeek, expected) => {
    expect(questionnaireAvailability(id, { submitted: none, programmeWeek })).toBe(expected);
    const submitted = { ...none, [id]: true };
    expect(questionnaireAvailability(id, { submitted, programmeWeek })).toBe('submitted');
  });
});

function referenceVerdict(page: string, id: string | null, facts: GateFacts): string {
  const { S0, S6, S12, S24 } = facts.submitted;
  const week = facts.programmeWeek;
  if (page === 'account') return 'open';
  if (facts.roles.every((role) => role !== 3)) return page === 'admin' ? 'open' : 'admin';
  if (page === 'programme' || page === 'diary' || page === 'evolution') {
    if (facts.isAbandoned) return 'open';
    if (!S0) return 'S0';
    if (!S6 && week >= 7) return 'S6';
    if (!S12 && week >= 13) return 'S12';
    if (!S24 && week >= 25) return 'S24';
  }
  if (id === 'S0' && S0) return 'programme';
  if (id === 'S6' && (S6 || week < 7)) return 'programme';
  if (id === 'S12' && (S12 || week < 13)) return 'programme';
  if (id === 'S24' && (S24 || week < 25)) return 'programme';
  return 'open';
}

const word = (verdict: GateVerdict) =>
  verdict.kind === 'questionnaire' ? verdict.id : verdict.kind;

describe('the whole table', () => {
  const bools = [false, true];
  const cells = [[3], [1], [2], [1, 3], [2, 3], []].flatMap((roles) =>
    bools.flatMap((isAbandoned) =>
      Array.from({ length: 16 }, (_, bits) => bits).flatMap((bits) =>
        Array.from({ length: 27 }, (_, programmeWeek) => ({
          roles,
          isAbandoned,
          programmeWeek,
          submitted: { S0: bits % 2 > 0, S6: bits % 4 > 1, S12: bits % 8 > 3, S24: bits > 7 },
        })),
      ),
    ),
  );

  it('equals the reference for roles × abandoned × submitted × weeks 0 to 26 × pages', () => {
    expect(cells).toHaveLength(6 * 2 * 16 * 27);
    const faults = cells.flatMap((facts) =>
      pages
        .filter((page) => {
          const id = page.kind === 'questionnaire' ? page.id : null;
          return word(gate(page, facts)) !== referenceVerdict(page.kind, id, facts);
        })
        .map((page) => ({ page, facts })),
    );
    expect(faults).toEqual([]);
  });

  it('never sends a participant in a circle', () => {
    const pageOf = (verdict: GateVerdict): GatePage =>
      verdict.kind === 'open' ? { kind: 'other' } : verdict;
    for (const facts of cells) {
      for (const page of pages) {
        const first = gate(page, facts);
        const second = first.kind === 'open' ? first : gate(pageOf(first), facts);
        const third = second.kind === 'open' ? second : gate(pageOf(second), facts);
        expect(third.kind).toBe('open');
      }
    }
  });

  it('gives the server the questionnaire that the pages ask for', () => {
    for (const facts of cells.filter(({ roles }) => roles.includes(3))) {
      const verdict = gate({ kind: 'programme' }, facts);
      expect(dueQuestionnaire(facts)).toBe(verdict.kind === 'questionnaire' ? verdict.id : null);
    }
  });
});
