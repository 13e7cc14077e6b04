import { describe, expect, it } from 'vitest';
import { describeRows, mergeTables, type Row, type Table } from './report.ts';

const cell = (verdict: Row['cells'][string]['verdict'], words = '') => ({
  verdict,
  words,
  tookMs: 1,
});
const none = { loads: 0, shown: 0, hidden: [], faults: [] };
const seen = { loads: 9, shown: 3, hidden: [], faults: ['guest /: Oups!'] };

const before: Table = {
  rows: [
    {
      hazard: 'cafe',
      does: 'old words',
      cells: { login: cell('fault', 'x'), night: cell('done') },
    },
    { hazard: 'gone', does: 'no longer', cells: { login: cell('done') } },
  ],
  routes: seen,
};
const now: Table = {
  rows: [
    { hazard: 'cafe', does: 'words', cells: { login: cell('told', 'Le site ne répond pas.') } },
    { hazard: 'translates', does: 'words', cells: { night: cell('done') } },
  ],
  routes: none,
};

describe('a part that is walked again', () => {
  const merged = mergeTables(before, now, ['translates', 'cafe', 'slow']);

  it('replaces its cells in the table, in the order of the hazards', () => {
    expect(describeRows(merged.rows, ['login', 'night']).split('\n').slice(2, 4)).toEqual([
      '| translates | – | done |',
      '| cafe | told | done |',
    ]);
    expect(merged.rows).toHaveLength(2);
  });

  it('keeps the pages of before when it walked none', () => {
    expect(merged.routes).toBe(seen);
    expect(mergeTables(before, { ...now, routes: { ...seen, loads: 4 } }, []).routes.loads).toBe(4);
  });
});
