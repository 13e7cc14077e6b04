import { describe, expect, it } from 'vitest';
import { judgeCell, type Looked } from './judge-cell.ts';

const ended: Looked = { failed: null, told: [], faults: [], mayTell: false, again: null };
const told = ['Vous semblez être hors ligne. Réessayez.'];
const stuck: Looked = { ...ended, failed: 'Timeout', told, mayTell: true };

describe('the verdict of a cell', () => {
  it.each<[string, Looked, string, RegExp]>([
    ['an end', ended, 'done', /^$/],
    ['an end with an error of a script', { ...ended, faults: ['TypeError'] }, 'fault', /TypeError/],
    ['no end, and a message', stuck, 'told', /hors ligne/],
    ['no end, a message, and an end after', { ...stuck, again: 'done' }, 'told, then done', /hors/],
    ['no end, and a second try in vain', { ...stuck, again: 'failed' }, 'told', /hors ligne/],
    ['no end, and nothing said', { ...stuck, told: [] }, 'fault', /^Timeout$/],
    ['no end, and hardly a word', { ...stuck, told: ['Erreur'] }, 'fault', /^Timeout$/],
    ['a message where the hazard stops nothing', { ...stuck, mayTell: false }, 'fault', /Timeout/],
    ['a message over a broken page', { ...stuck, faults: ['Oups!'] }, 'fault', /Oups/],
  ])('%s', (_name, looked, verdict, words) => {
    const cell = judgeCell(looked);
    expect(cell.verdict).toBe(verdict);
    expect(cell.words).toMatch(words);
  });
});
