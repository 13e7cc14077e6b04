import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import { Listen } from './listen.tsx';

class FakeUtterance extends EventTarget {
  voice: unknown = null;
  lang = '';
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const voice = { lang: 'fr-CA', localService: true, default: true, voiceURI: 'amelie' };
let spoken: FakeUtterance[] = [];
let voices: (typeof voice)[] = [];
const engine = new EventTarget();
const speechSynthesis = Object.assign(engine, {
  getVoices: () => voices,
  speak: (utterance: FakeUtterance) => spoken.push(utterance),
  cancel: () => {
    const cut = spoken;
    spoken = [];
    for (const each of cut) each.dispatchEvent(new Event('error'));
  },
});
const marked = new Map<string, unknown>();

beforeEach(() => {
  voices = [voice];
  spoken = [];
  marked.clear();
  vi.stubGlobal('speechSynthesis', speechSynthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('CSS', { highlights: marked });
  vi.stubGlobal(
    'Highlight',
    class {
      readonly range: Range;
      constructor(range: Range) {
        this.range = range;
      }
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollBy', vi.fn<(place: ScrollToOptions) => void>());
  Range.prototype.getBoundingClientRect = () => ({ top: 5000, bottom: 5020 }) as DOMRect;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page({ onStart }: { onStart?: () => void }) {
  const text = useRef<HTMLElement>(null);
  return (
    <>
      <Listen text={text} {...(onStart && { onStart })} />
      <article ref={text}>
        <h2>Au volant</h2>
        <p>Bâillez. Ne conduisez pas.</p>
      </article>
    </>
  );
}

function open(onStart?: () => void) {
  i18n.load('fr', messages);
  i18n.activate('fr');
  return render(
    <I18nProvider i18n={i18n}>
      <Page {...(onStart && { onStart })} />
    </I18nProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => spoken.map(({ text }) => text);
const finish = (type = 'end') =>
  act(() => {
    const [utterance] = spoken.splice(0, 1);
    utterance?.dispatchEvent(new Event(type));
  });
const markedWords = () => {
  const mark = marked.get('spoken') as { range: Range } | undefined;
  return mark?.range.toString() ?? null;
};
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it.each([
  ['no voice', []],
  ['a voice of another language', [{ ...voice, lang: 'en-CA' }]],
  ['a voice that sends the text away', [{ ...voice, localService: false }]],
])('is absent with %s', (_case, given) => {
  voices = given;
  open();
  expect(buttons()).toEqual([]);
});

it('is absent where the browser cannot speak', () => {
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  open();
  expect(buttons()).toEqual([]);
});

it('comes once the browser has listed its voices', () => {
  voices = [];
  open();
  voices = [voice];
  act(() => void engine.dispatchEvent(new Event('voiceschanged')));
  expect(buttons()).toEqual(['Écouter']);
});

it('reads one sentence after another, marks it, keeps it in view, and ends', () => {
  const onStart = vi.fn<() => void>();
  open(onStart);
  press('Écouter');
  expect(onStart).toHaveBeenCalledOnce();
  expect([said(), markedWords()]).toEqual([['Au volant.'], 'Au volant']);
  expect(spoken[0]).toMatchObject({ voice, lang: 'fr-CA' });
  expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'instant' }));
  finish();
  expect([said(), markedWords()]).toEqual([['Bâillez.'], 'Bâillez.']);
  expect(document.querySelectorAll('[data-spoken]')).toHaveLength(1);
  finish();
  finish();
  expect([said(), markedWords(), buttons()]).toEqual([[], null, ['Écouter']]);
});

it('glides to the sentence where motion is welcome', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  open();
  press('Écouter');
  expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'smooth' }));
});

it('pauses, goes on with the sentence that was cut off, and stops', () => {
  open();
  press('Écouter');
  finish();
  press('Mettre en pause');
  expect([said(), markedWords(), buttons()]).toEqual([[], null, ['Continuer', 'Arrêter']]);
  press('Continuer');
  expect(said()).toEqual(['Bâillez.']);
  press('Arrêter');
  expect([said(), markedWords(), buttons()]).toEqual([[], null, ['Écouter']]);
  expect(screen.getByRole('button', { name: 'Écouter' })).toBe(document.activeElement);
  press('Écouter');
  expect(said()).toEqual(['Au volant.']);
});

it('falls silent when the page is hidden, and waits for a press', () => {
  open();
  press('Écouter');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect([said(), buttons()]).toEqual([[], ['Continuer', 'Arrêter']]);
});

it('stops when the page is left', () => {
  const { unmount } = open();
  press('Écouter');
  unmount();
  expect([said(), markedWords()]).toEqual([[], null]);
});

it('says so when the voice does not answer', () => {
  open();
  press('Écouter');
  finish('error');
  expect(screen.getByRole('alert').textContent).toContain('ne répond pas');
  expect(buttons()).toEqual(['Écouter']);
  press('Écouter');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('names itself and says what it does to a screen reader', () => {
  open();
  const button = screen.getByRole('button', { name: 'Écouter' });
  const hint = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('La voix de votre appareil lit ce texte. Rien n’est envoyé.');
  expect(screen.getByRole('region', { name: 'Lecture à voix haute' })).toBeTruthy();
});
