import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HeadingWords } from './heading-words.tsx';

afterEach(cleanup);

it.each([
  ['Two-step verification', ['Two-step']],
  ['Personnes-ressources', ['Personnes-ressources']],
  ['Pourquoi un module n’est-il pas ouvert?', ['n’est-il']],
  ['Puis-je suivre le programme, dois-je?', ['Puis-je', 'dois-je?']],
  ['Votre nuit - une étape', []],
])('keeps the words of « %s » whole', (text, expected) => {
  const { container } = render(<HeadingWords>{text}</HeadingWords>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((each) => each.textContent)).toEqual(expected);
});
