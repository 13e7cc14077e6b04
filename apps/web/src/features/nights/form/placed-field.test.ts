import { describe, expect, it } from 'vitest';
import { blankForm, type ClockField, type NightForm } from './night-form.ts';
import { dateOfField } from './placed-field.ts';

const place = { date: '2026-01-06', timeZone: 'America/Toronto' };
const dateOf = (field: ClockField, form: Partial<NightForm>) =>
  dateOfField({ ...blankForm, ...form }, field, place);

describe('dateOfField', () => {
  it.each([
    ['11:59', '2026-01-06'],
    ['12:00', '2026-01-05'],
    ['23:59', '2026-01-05'],
    ['0:00', '2026-01-06'],
    ['0:50', '2026-01-06'],
  ])('places lights-out at %s by the noon rule', (lightsOutTime, date) => {
    expect(dateOf('lightsOutTime', { lightsOutTime })).toBe(date);
  });

  it('places a morning on the date before lights-out is entered', () => {
    expect(dateOf('finalWakeUpTime', { finalWakeUpTime: '6:15' })).toBe('2026-01-06');
    expect(dateOf('outOfBedTime', { outOfBedTime: '12:45' })).toBe('2026-01-06');
  });

  it('places the morning after lights-out', () => {
    const entered = { lightsOutTime: '21:00', finalWakeUpTime: '23:30', outOfBedTime: '6:00' };
    expect(dateOf('finalWakeUpTime', entered)).toBe('2026-01-05');
    expect(dateOf('outOfBedTime', entered)).toBe('2026-01-06');
  });

  it.each([
    ['23:00', '6:30', '6:30'],
    ['23:00', '6:30', '6:29'],
    ['23:00', '6:30', '0:10'],
    ['0:10', '0:05', '6:00'],
  ])('names no day after the night (%s, %s, %s)', (...times) => {
    const [lightsOutTime, finalWakeUpTime, outOfBedTime] = times;
    const entered = { lightsOutTime, finalWakeUpTime, outOfBedTime };
    expect(dateOf('finalWakeUpTime', entered)).toBe('2026-01-06');
    expect(dateOf('outOfBedTime', entered)).toBe('2026-01-06');
  });

  it.each([
    ['22:15', '23:00', '2026-01-05'],
    ['23:50', '0:20', '2026-01-05'],
    ['0:10', '0:20', '2026-01-06'],
    ['22:15', '', '2026-01-05'],
    ['0:10', '', '2026-01-06'],
  ])('places going to bed at %s before lights-out at “%s”', (intoBedTime, lightsOutTime, date) => {
    expect(dateOf('intoBedTime', { intoBedTime, lightsOutTime })).toBe(date);
  });

  it('places naps on the day before', () => {
    expect(
      dateOf('naps.0.startTime', { napsOpen: true, naps: [{ startTime: '13:30', endTime: '' }] }),
    ).toBe('2026-01-05');
  });

  it('says nothing of what it cannot read', () => {
    expect(dateOf('lightsOutTime', { lightsOutTime: '25' })).toBeNull();
    expect(dateOf('lightsOutTime', {})).toBeNull();
  });
});
