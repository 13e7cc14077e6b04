import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCount, parseDuration } from './duration.ts';

describe('parseDuration', () => {
  it.each([
    ['0', 0],
    ['20', 20],
    [' 45 ', 45],
    ['45 min', 45],
    ['45 minutes', 45],
    ['45 min.', 45],
    ['1 hr. 30 min.', 90],
    ['90', 90],
    ['1440', 1440],
    ['1 h', 60],
    ['1h30', 90],
    ['1 h 30', 90],
    ['1\u00a0h\u00a030\u00a0min', 90],
    ['1:30', 90],
    ['0:45', 45],
    ['00:45:00', 45],
    ['30 min', 30],
    ['2 heures', 120],
    ['1 heure et 5 minutes', 65],
    ['1 hour and 5 minutes', 65],
    ['２０', 20],
  ])('reads %j as %i minutes', (text, minutes) => expect(parseDuration(text)).toBe(minutes));

  it.each(['', 'peu', '-5', '1,5', '1h60', '1 h 90', '0:45:30', '20 30', '12345', 'h'])(
    'does not guess what %j means',
    (text) => expect(parseDuration(text)).toBeNull(),
  );

  it('reads every duration back in each of its spellings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (duration) => {
        const hour = Math.floor(duration / 60);
        const minute = String(duration % 60).padStart(2, '0');
        const spellings = [
          `${duration}`,
          `${duration} min`,
          `${duration} minutes`,
          `${hour}:${minute}`,
          `${hour}:${minute}:00`,
          `${hour} h ${minute}`,
          `${hour}h${minute}`,
          `${hour} heures et ${minute} minutes`,
        ];
        for (const spelling of spellings) expect(parseDuration(spelling)).toBe(duration);
      }),
    );
  });

  it('gives whole minutes or nothing for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const minutes = parseDuration(text);
        expect(minutes === null || (Number.isInteger(minutes) && minutes >= 0)).toBe(true);
      }),
    );
  });
});

describe('parseCount', () => {
  it.each([
    ['0', 0],
    [' 3 ', 3],
    ['３', 3],
  ])('reads %j as %i', (text, count) => expect(parseCount(text)).toBe(count));

  it.each(['', '2,5', '-1', 'deux', '1 2'])('does not guess what %j means', (text) =>
    expect(parseCount(text)).toBeNull(),
  );
});
