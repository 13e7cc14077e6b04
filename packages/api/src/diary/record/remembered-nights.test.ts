import { describe, expect, it } from 'vitest';
import { recallNight, rememberNight, rememberNights } from './remembered-nights.ts';

const ZONE = { timeZone: 'America/Toronto', abandonedAt: null };
const NOW = new Date('2026-01-20T15:00:00Z');
const night = (dayId: number, date: string) => ({ dayId, date, ...ZONE });

describe('the nights that a session last saw', () => {
  it('are found by their id and by their date, of that session alone', () => {
    rememberNight('one', night(1, '2026-01-19'));
    rememberNight('one', night(2, '2026-01-20'));
    expect(recallNight('one', 1)).toEqual(night(1, '2026-01-19'));
    expect(recallNight('one', '2026-01-20')).toEqual(night(2, '2026-01-20'));
    expect(recallNight('one', 3)).toBeNull();
    expect(recallNight('two', 1)).toBeNull();
  });

  it('are those of the zone that was seen last: the others were of another day', () => {
    rememberNight('moved', night(1, '2026-01-19'));
    const there = { ...night(2, '2026-01-20'), timeZone: 'Asia/Tokyo' };
    rememberNight('moved', there);
    expect([recallNight('moved', 1), recallNight('moved', 2)]).toEqual([null, there]);
  });

  it('have one date and one id each', () => {
    rememberNight('anew', night(1, '2026-01-20'));
    rememberNight('anew', night(2, '2026-01-20'));
    expect([recallNight('anew', 1), recallNight('anew', '2026-01-20')?.dayId]).toEqual([null, 2]);
  });

  it('of one’s own diary are those that may still be written', () => {
    const days = ['2026-01-01', '2026-01-19', '2026-01-21'].map((date, id) => ({ id, date }));
    const record = { ...ZONE, userId: 7, viewerUserId: 7, days };
    rememberNights('own', record as Parameters<typeof rememberNights>[1], NOW);
    expect(days.map(({ id }) => recallNight('own', id)?.date ?? null)).toEqual([
      null,
      '2026-01-19',
      null,
    ]);
    const read = { ...record, viewerUserId: 8 } as Parameters<typeof rememberNights>[1];
    rememberNights('reader', read, NOW);
    expect(recallNight('reader', 1)).toBeNull();
  });

  it('give way to those of later sessions', () => {
    rememberNight('first', night(1, '2026-01-20'));
    for (let count = 0; count < 7_999; count += 1) {
      rememberNight(`s${count}`, night(count, '2026-01-20'));
    }
    expect(recallNight('first', 1)?.dayId).toBe(1);
    rememberNight('last', night(5, '2026-01-20'));
    expect([recallNight('first', 1), recallNight('last', 5)?.dayId]).toEqual([null, 5]);
  });
});
