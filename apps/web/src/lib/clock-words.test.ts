import { describe, expect, it } from 'vitest';
import { clockWords } from './clock-words.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('clockWords', () => {
  it.each([
    [1350, '22 h 30', '10:30 p.m.'],
    [420, '7 h', '7:00 a.m.'],
    [425, '7 h 05', '7:05 a.m.'],
    [0, '0 h', '12:00 a.m.'],
    [720, '12 h', '12:00 p.m.'],
    [1439, '23 h 59', '11:59 p.m.'],
  ])('says %i in French and in English', (time, french, english) => {
    expect(plain(clockWords(time, 'fr'))).toBe(french);
    expect(plain(clockWords(time, 'en'))).toBe(english);
  });

  it('never breaks a time at the end of a line', () => {
    expect(clockWords(1350, 'fr')).not.toContain(' ');
  });
});
