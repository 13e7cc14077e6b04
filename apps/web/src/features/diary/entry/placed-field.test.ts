import { describe, expect, it } from 'vitest';
import { blankForm, type FormField, type NightForm } from './night-form.ts';
import { dateOfField } from './placed-field.ts';

const place = { date: '2026-01-06', timeZone: 'America/Toronto' };
const dateOf = (field: FormField, form: Partial<NightForm>) =>
  dateOfField({ ...blankForm, ...form }, field, place);

describe('dateOfField', () => {
  it.each([
    ['11:59', '2026-01-06'],
    ['12:00', '2026-01-05'],
    ['23:59', '2026-01-05'],
    ['0:00', '2026-01-06'],
    ['0:50', '2026-01-06'],
  ])('places lights-out at %s by the noon rule', (lightsOut, date) => {
    expect(dateOf('lightsOut', { lightsOut })).toBe(date);
  });

  it('places a morning on the date before lights-out is told', () => {
    expect(dateOf('finalWakeUp', { finalWakeUp: '6:15' })).toBe('2026-01-06');
    expect(dateOf('outOfBed', { outOfBed: '12:45' })).toBe('2026-01-06');
  });

  it('places the morning after lights-out', () => {
    const told = { lightsOut: '21:00', finalWakeUp: '23:30', outOfBed: '6:00' };
    expect(dateOf('finalWakeUp', told)).toBe('2026-01-05');
    expect(dateOf('outOfBed', told)).toBe('2026-01-06');
  });

  it('places naps on the day before', () => {
    expect(dateOf('naps.0.start', { napsOpen: true, naps: [{ start: '13:30', end: '' }] })).toBe(
      '2026-01-05',
    );
  });

  it('says nothing of what it cannot read', () => {
    expect(dateOf('lightsOut', { lightsOut: '25' })).toBeNull();
    expect(dateOf('lightsOut', {})).toBeNull();
  });
});
