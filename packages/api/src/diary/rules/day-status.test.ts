import { describe, expect, it } from 'vitest';
import { dayStatus, isDayEditable, lastEditableOn } from './day-status.ts';

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
});
