import { describe, expect, it } from 'vitest';
import { dialledNumber } from './dialled-number.ts';

describe('the number that a telephone dials', () => {
  it.each([
    ['514 555-0142', '5145550142'],
    ['(514) 555-0142, poste 12', '5145550142'],
    ['514 555-0142 ext. 123', '5145550142'],
    ['514.555.0142 x7', '5145550142'],
    ['1 866 APPELLE (277-3553)', '18662773553'],
    ['9-8-8', '988'],
    ['+33 1 42 34 56 78', '+33142345678'],
    ['le matin', ''],
    ['', ''],
  ])('of « %s » is « %s »', (written, dialled) => {
    expect(dialledNumber(written)).toBe(dialled);
  });
});
