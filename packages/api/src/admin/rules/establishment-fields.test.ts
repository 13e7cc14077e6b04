import { describe, expect, it } from 'vitest';
import {
  isEstablishmentName,
  isReferenceCode,
  toEstablishmentName,
  toReferenceCode,
  toRetentionMonths,
} from './establishment-fields.ts';

describe('the name of an establishment', () => {
  it.each([
    ['  CLSC  de\tla  Vallée ', 'CLSC de la Vallée'],
    ['Hôpital\u00a0Sainte-Anne', 'Hôpital Sainte-Anne'],
    ['Cafe\u0301', 'Café'],
    ['Two\nlines', 'Two lines'],
  ])('is kept of %j as %j', (typed, kept) => {
    expect(toEstablishmentName(typed)).toBe(kept);
  });

  it.each([
    ['', false],
    ['   ', false],
    ['—', false],
    ['\u200b', false],
    ['A', true],
    ['7', true],
    ['診療所', true],
    ['x'.repeat(200), true],
    [` ${'x'.repeat(200)} `, true],
    ['x'.repeat(201), false],
  ])('needs a letter or a figure and at most 200 characters: %j', (typed, expected) => {
    expect(isEstablishmentName(typed)).toBe(expected);
  });
});

describe('the reference code of an establishment', () => {
  it.each([
    [' demo-01 ', 'DEMO-01'],
    ['Clsc7', 'CLSC7'],
  ])('is kept of %j as %j', (typed, kept) => {
    expect(toReferenceCode(typed)).toBe(kept);
  });

  it.each([
    ['', false],
    ['A', false],
    ['A1', true],
    ['DEMO-01', true],
    ['demo-01', true],
    [' demo-01 ', true],
    ['A'.repeat(50), true],
    ['A'.repeat(51), false],
    ['-A', false],
    ['A-', false],
    ['A--1', true],
    ['A 1', false],
    ['A_1', false],
    ['A\u20111', false],
    ['É1', false],
    ['E\u03011', false],
    ['stra\u00dfe', false],
    ['\u0131x', false],
    ['\uff21\uff11', false],
    ['A1\n', true],
    ['A\n1', false],
  ])('is 2 to 50 letters, figures and inner hyphens: %j', (typed, expected) => {
    expect(isReferenceCode(typed)).toBe(expected);
  });
});

describe('a retention', () => {
  it.each([
    ['11', null],
    ['12', 12],
    [' 60 ', 60],
    ['240', 240],
    ['241', null],
    ['', null],
    ['12.5', null],
    ['1e2', null],
    ['-60', null],
    ['soixante', null],
  ])('is 12 to 240 whole months: %j', (typed, expected) => {
    expect(toRetentionMonths(typed)).toBe(expected);
  });
});
