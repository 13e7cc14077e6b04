import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WholeNumbers } from './whole-numbers.tsx';

afterEach(cleanup);

it.each([
  ['Appelez le 9-8-8.', ['9-8-8']],
  ['418 555-0100', ['418 555-0100']],
  ['(514) 555-0199', ['(514) 555-0199']],
  ['+1 418 555 0100, poste 4', ['+1 418 555 0100']],
  ['1 866 APPELLE (277-3553)', ['1 866', '(277-3553)']],
  ['En 6 semaines, 7 nuits', []],
  ['Trois lampes', []],
])('keeps the numbers of « %s » on one line', (text, expected) => {
  const { container } = render(<WholeNumbers text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((each) => each.textContent)).toEqual(expected);
});
