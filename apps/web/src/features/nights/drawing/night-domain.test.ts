import { describe, expect, it } from 'vitest';
import {
  closeDomain,
  napDomain,
  nightDomain,
  roomyDomain,
  shortHoursApart,
} from './night-domain.ts';
import type { NightDrawing } from './night-drawing.ts';

const inBed = (from: number, to: number): NightDrawing => ({
  stretches: [{ kind: 'inBed', from, to }],
  bed: { from, to },
});

describe('nightDomain', () => {
  it.each([
    ['no night at all', [], [480, 1320]],
    ['a night within the usual hours', [inBed(480, 1320)], [480, 1320]],
    ['a minute before 20:00', [inBed(479, 1000)], [420, 1320]],
    ['a minute after 10:00', [inBed(600, 1321)], [480, 1380]],
    ['several nights', [inBed(600, 1500), null, inBed(300, 900)], [300, 1500]],
  ])('shows %s', (_name, drawings, [from, to]) => {
    expect(nightDomain(drawings)).toEqual({ from, to });
  });

  it('is not widened by a nap', () => {
    const nap = { kind: 'nap', from: 120, to: 150 } as const;
    expect(nightDomain([{ stretches: [nap], bed: null }])).toEqual({ from: 480, to: 1320 });
  });
});

it.each([
  ['no nap', [], [-360, 600]],
  ['a nap in the afternoon', [{ from: 120, to: 150 }], [-360, 600]],
  ['a nap at 4:10', [{ from: -470, to: -440 }], [-480, 600]],
  ['a nap until 22:30', [{ from: 590, to: 630 }], [-360, 660]],
])('the strip of naps shows %s', (_name, naps, [from, to]) => {
  expect(napDomain(naps)).toEqual({ from, to });
});

it.each([
  ['no night at all', [], [480, 1320]],
  [
    'the hours of the nights, and midnight',
    [inBed(610, 1100), null, inBed(580, 1010)],
    [540, 1140],
  ],
  ['whole hours as they are', [inBed(600, 1140)], [600, 1140]],
  ['nights after midnight from midnight', [inBed(800, 1300)], [720, 1320]],
])('a sheet shows %s', (_name, drawings, [from, to]) => {
  expect(closeDomain(drawings)).toEqual({ from, to });
});

it.each([
  ['no night at all', [], [420, 1380]],
  ['an hour before and after a night over midnight', [inBed(610, 1100)], [540, 1200]],
  ['an hour before midnight for a night after it', [inBed(785, 1115)], [660, 1200]],
])('hours with room for their labels: %s', (_name, drawings, [from, to]) => {
  expect(roomyDomain(drawings)).toEqual({ from, to });
});

describe('shortHoursApart', () => {
  it.each([
    ['minuit and 6 h, over 14 hours', 840, 9, 360],
    ['minuit and 6 h, over a day', 1440, 9, 720],
    ['midnight and 6 a.m., over 13 hours', 780, 14, 360],
    ['midnight and 6 a.m., over 15 hours', 900, 14, 720],
  ])('%s', (_, span, letters, apart) => expect(shortHoursApart(span, letters)).toBe(apart));
});
