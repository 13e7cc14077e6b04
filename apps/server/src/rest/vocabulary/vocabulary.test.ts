import type { FieldIssue } from '@aube/api/server';
import { describe, expect, it } from 'vitest';
import { clockTime, codes, Malformed, startOfDay } from './codecs.ts';
import { toEnglish, toFrench, toFrenchPath, unknownFields, word } from './vocabulary.ts';

const nap = [
  word('heure_debut', 'startTime', { codec: clockTime }),
  word('heure_fin', 'endTime', { codec: clockTime }),
];
const day = [
  word('id', 'id', { access: 'out' }),
  word('disponible_le', 'date', { codec: startOfDay, access: 'out' }),
  word('heure_reveil', 'night.finalWakeUpTime', { codec: clockTime }),
  word('siestes', 'night.naps', { words: nap }),
  word('mot_de_passe', 'password', { access: 'in' }),
  word('statut', 'status', { codec: codes({ due: 'a_completer' }), access: 'out' }),
];

describe('a vocabulary', () => {
  it('shows a procedure’s answer under its French words, and nothing else', () => {
    const output = {
      id: 4,
      date: '2026-01-05',
      status: 'due',
      secret: 'x',
      night: { finalWakeUpTime: 425, naps: [{ startTime: 780, endTime: 0, more: 1 }] },
    };
    expect(toFrench(day, output)).toEqual({
      id: 4,
      disponible_le: '2026-01-05T00:00:00',
      heure_reveil: '07:05',
      siestes: [{ heure_debut: '13:00', heure_fin: '00:00' }],
      statut: 'a_completer',
    });
  });

  it('shows null for a missing value', () => {
    expect(toFrench(day, { id: 4, night: null })).toEqual({
      id: 4,
      disponible_le: null,
      heure_reveil: null,
      siestes: null,
      statut: null,
    });
  });

  it('takes a body sent back, without its read-only fields', () => {
    const faults: FieldIssue[] = [];
    const body = {
      id: 9,
      statut: 'complete',
      heure_reveil: '07:05',
      siestes: [{ heure_debut: '13:00', heure_fin: null }, 'x'],
    };
    expect(toEnglish(day, body, faults)).toEqual({
      night: { finalWakeUpTime: 425, naps: [{ startTime: 780 }, 'x'] },
    });
    expect(faults).toEqual([]);
  });

  it('names unknown fields, in lists too, and accepts read-only ones', () => {
    const body = {
      id: 9,
      heure_reveil: '07:05',
      version: 3,
      Heure_reveil: '07:05',
      siestes: [{ heure_debut: '13:00' }, 'x', { heure_debu: '13:00' }],
    };
    const named = (known?: ReadonlySet<string>) =>
      unknownFields(day, body, known).map(({ french, code }) => `${french} ${code}`);
    const wrong = ['Heure_reveil unknownField', 'siestes.2.heure_debu unknownField'];
    expect(named(new Set(['version']))).toEqual(wrong);
    expect(named()).toEqual(['version unknownField', ...wrong]);
  });

  it('names at most twenty of them', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`f${index}`, 1]));
    expect(unknownFields(day, many)).toHaveLength(20);
  });

  it('makes the parent of a nested field, so that each missing field is reported', () => {
    expect(toEnglish(day, {}, [])).toEqual({ night: {} });
  });

  it('keeps a malformed value as one that every schema refuses, with its fault', () => {
    const faults: FieldIssue[] = [];
    const body = { heure_reveil: '7h05', siestes: [{ heure_fin: 25 }] };
    const english = toEnglish(day, body, faults);
    expect(english).toMatchObject({ night: { finalWakeUpTime: expect.any(Malformed) } });
    expect(faults).toEqual([
      { path: ['night', 'finalWakeUpTime'], code: 'notAClockTime' },
      { path: ['night', 'naps', 0, 'endTime'], code: 'notAClockTime' },
    ]);
  });

  it('finds the French key of a place in the input', () => {
    expect(toFrenchPath(day, ['night', 'naps', 0, 'endTime'])).toEqual(['siestes', 0, 'heure_fin']);
    expect(toFrenchPath(day, ['night', 'naps'])).toEqual(['siestes']);
    expect(toFrenchPath(day, ['night', 'naps', 2])).toEqual(['siestes', 2]);
    expect(toFrenchPath(day, ['night', 'finalWakeUpTime'])).toEqual(['heure_reveil']);
    expect(toFrenchPath(day, ['id'])).toBeNull();
  });

  it('never walks into inherited properties', () => {
    const body = JSON.parse('{"__proto__": {"heure_reveil": "07:00"}, "constructor": 1}');
    expect(toEnglish(day, body, [])).toEqual({ night: {} });
  });
});

describe('a clock time at the edge (D10)', () => {
  it.each([
    ['00:00', 0],
    ['07:05', 425],
    ['23:59', 1439],
  ])('reads and writes %s', (text, minutes) => {
    expect(clockTime.decode(text)).toBe(minutes);
    expect(clockTime.encode(minutes)).toBe(text);
  });

  it.each(['24:00', '7:05', '07:60', '07:05:00', '0705', '', ' 07:05', 425, true, ['07:05'], {}])(
    'refuses %j',
    (text) => {
      expect(clockTime.decode(text)).toEqual(new Malformed('notAClockTime'));
    },
  );
});
