import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EmailWords } from './email-words.tsx';

afterEach(cleanup);

it.each([
  ['ana@exemple.test', 'ana|@exemple|.test'],
  ['jean.luc@a.exemple.test', 'jean|.luc|@a|.exemple|.test'],
  ['ana', 'ana'],
])('breaks %s as %s', (email, broken) => {
  const { container } = render(<EmailWords email={email} />);
  expect(container.textContent).toBe(email);
  expect(container.innerHTML.replace(/<.?span[^>]*>/g, '').replaceAll('<wbr>', '|')).toBe(broken);
});
