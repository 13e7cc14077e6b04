import { describe, expect, it } from 'vitest';
import { dayExpiresAt, dayStatus, isDayEditable, lastEditableOn } from './day-status.ts';

const date = '2026-01-14';

describe('a diary day', () => {
  it.each([
    ['2026-01-13', 'upcoming', false],
    ['2026-01-14', 'due', true],
    ['2026-01-15', 'due', true],
    ['2026-01-16', 'due', true],
    ['2026-01-17', 'expired', false],
    ['2026-02-14', 'expired', false],
  ])('on %s is %s, and takes its night: %s', (today, status, editable) => {
    expect(dayStatus({ date, isCompleted: false }, today)).toBe(status);
    expect(isDayEditable(date, today)).toBe(editable);
  });

  it.each(['2026-01-14', '2026-01-16', '2026-01-17', '2027-01-01'])(
    'stays completed on %s',
    (today) => {
      expect(dayStatus({ date, isCompleted: true }, today)).toBe('completed');
    },
  );

  it('can be changed up to the second day after it', () => {
    expect(lastEditableOn(date)).toBe('2026-01-16');
  });

  it.each([
    ['2026-01-14', 'America/Toronto', '2026-01-17T05:00:00.000Z'],
    ['2026-03-06', 'America/Toronto', '2026-03-09T04:00:00.000Z'],
    ['2026-01-14', 'America/St_Johns', '2026-01-17T03:30:00.000Z'],
  ])('%s in %s expires at %s', (day, timeZone, instant) => {
    expect(dayExpiresAt(day, timeZone).toISOString()).toBe(instant);
  });
});
