import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { acceptTranslators } from './accept-translators.ts';

const native = { ...Object.getOwnPropertyDescriptors(Node.prototype) };
beforeAll(() => {
  acceptTranslators();
  return () => {
    for (const name of ['removeChild', 'insertBefore'] as const) {
      Object.defineProperty(Node.prototype, name, native[name]);
    }
  };
});
afterEach(() => document.body.replaceChildren());

type Translator = (text: Text, font: HTMLElement) => void;

const TRANSLATORS: readonly [string, Translator][] = [
  ['replaces a text', (text, font) => text.replaceWith(font)],
  [
    'adds its element before a text, then removes the text',
    (text, font) => {
      text.before(font);
      text.remove();
    },
  ],
  [
    'adds its element after a text, then removes the text',
    (text, font) => {
      text.after(font);
      text.remove();
    },
  ],
  [
    'wraps a text',
    (text, font) => {
      text.replaceWith(font);
      font.querySelector('font')?.replaceChildren(text);
    },
  ],
];

function translate(root: Node, by: Translator): void {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    if (font.firstElementChild) font.firstElementChild.textContent = text.data;
    by(text, font);
  }
}

const observed = () => new Promise((done) => setTimeout(done));

const Words = ({ words }: { words: string }) => words;

type State = { first?: string; middle?: string; last?: string; bold?: string };

const begin: State = { first: 'a', middle: 'b' };

function Page({ state = begin }: { state?: State }) {
  return (
    <p>
      {state.first && <Words words={state.first} />}
      {state.bold && <b>{state.bold}</b>}
      {state.middle && <Words words={state.middle} />}
      {state.last && <Words words={state.last} />}
    </p>
  );
}

it.each(TRANSLATORS)('a page whose translator %s goes on', async (_name, by) => {
  const { container, rerender } = render(<Page />, { wrapper: StrictMode });
  const shown = async (state: State) => {
    rerender(<Page state={state} />);
    await observed();
    const text = container.textContent;
    translate(container, by);
    await observed();
    return text;
  };
  translate(container, by);
  expect(await shown({ first: 'a', bold: 'X', middle: 'b' })).toBe('aXb');
  expect(await shown({ first: 'a', middle: 'b', last: 'c' })).toBe('abc');
  expect(await shown({ first: '1', middle: '2', last: '3' })).toBe('123');
  expect(await shown({ middle: '4', last: '3' })).toBe('43');
  expect(await shown({ first: 'a', bold: 'Y', middle: '4' })).toBe('aY4');
  expect(await shown({})).toBe('');
});

it('a text that a person wants to read in its own language again stays', async () => {
  const { container, rerender } = render(<Page />);
  const [text] = container.querySelector('p')?.childNodes ?? [];
  translate(container, (each, font) => each.replaceWith(font));
  await observed();
  container.querySelector('p')?.firstElementChild?.replaceWith(text as Text);
  rerender(<Page state={{ first: 'x', bold: 'Y', middle: 'z' }} />);
  await observed();
  expect(container.textContent).toBe('xYz');
});

it('a node that never had a place is added at the end, and nothing is removed for it', () => {
  const parent = document.body.appendChild(document.createElement('div'));
  parent.append('a');
  const stranger = document.createTextNode('?');
  expect(parent.removeChild(stranger)).toBe(stranger);
  parent.insertBefore(document.createTextNode('b'), stranger);
  expect(parent.textContent).toBe('ab');
});
