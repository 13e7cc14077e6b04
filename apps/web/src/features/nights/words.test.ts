import { describe, expect, it } from 'vitest';
import { clockEcho, columnPercentWords, durationWords, partOfDay, percentWords } from './words.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('clockEcho', () => {
  it('echoes both clocks in English', () => {
    expect(plain(clockEcho(1350, 'en'))).toBe('22:30 — 10:30 p.m.');
    expect(plain(clockEcho(1350, 'fr'))).toBe('22 h 30');
  });
});

describe('durationWords', () => {
  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [365, '6 h 5 min'],
    [419.6, '7 h'],
  ])('says %d minutes as %s', (minutes, words) =>
    expect(plain(durationWords(minutes))).toBe(words),
  );
});

describe('percentWords', () => {
  it.each([
    [80.8, '80,8 %', '80.8%'],
    [85, '85 %', '85%'],
    [0, '0 %', '0%'],
  ])('says %d in the way of each language', (percent, french, english) => {
    expect(plain(percentWords(percent, 'fr'))).toBe(french);
    expect(percentWords(percent, 'en')).toBe(english);
  });
});

describe('columnPercentWords', () => {
  it.each([
    [89, '89,0 %', '89.0%'],
    [89.2, '89,2 %', '89.2%'],
    [100, '100,0 %', '100.0%'],
  ])('says %d in a column', (percent, french, english) => {
    expect(plain(columnPercentWords(percent, 'fr'))).toBe(french);
    expect(columnPercentWords(percent, 'en')).toBe(english);
  });
});

describe('partOfDay', () => {
  it.each([
    [0, 'midnight'],
    [1, 'afterMidnight'],
    [299, 'afterMidnight'],
    [300, 'morning'],
    [719, 'morning'],
    [720, 'noon'],
    [721, 'afternoon'],
    [1079, 'afternoon'],
    [1080, 'evening'],
  ])('places minute %i', (time, part) => expect(partOfDay(time)).toBe(part));
});
