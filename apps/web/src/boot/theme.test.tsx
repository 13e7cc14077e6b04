import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { themeScript } from '../../build/boot-script.ts';

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', undefined);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: () => void) {
        paint = seen;
      }
      observe = () => undefined;
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.finished;
  delete document.documentElement.dataset['continued'];
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  delete window.aubeSubmitted;
});

const made = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, given: object = {}) =>
  Object.assign(document.createElement(tag), given);

function open(...nodes: readonly Node[]): void {
  document.documentElement.dataset.finished = '';
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
  new Function(themeScript())();
  const scripts = made('template', { id: 'scripts' });
  scripts.content.append(made('link', { rel: 'modulepreload', href: '/a.js' }));
  document.body.replaceChildren(scripts, ...nodes);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const started = () => document.querySelector('body > link') !== null;

it('starts the scripts of a finished document when its text is painted', () => {
  open();
  expect(started()).toBe(false);
  paint();
  expect(started()).toBe(true);
});

it('starts them after a second in a hidden page, which is never painted', () => {
  open();
  vi.advanceTimersByTime(999);
  expect(started()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(started()).toBe(true);
});

it.each([
  ['a new visit', '/evaluez-mon-sommeil', null, null, false],
  ['a state of the history entry', '/inscription', { linkToken: {} }, null, true],
  ['a screening of the tab', '/evaluez-mon-sommeil', null, 'id capability', true],
  ['a screening of the tab, in English', '/en/evaluez-mon-sommeil', null, 'id capability', true],
  ['a screening of the tab, on another page', '/faq', null, 'id capability', false],
])('hides the first state of a finished document for a later one: %s', (...row) => {
  const [, address, state, screening, isContinued] = row;
  history.replaceState(state, '', address);
  if (screening) sessionStorage.setItem('aube.screening', screening);
  open();
  expect('continued' in document.documentElement.dataset).toBe(isContinued);
});

function openForm(method: string): void {
  const form = made('form');
  form.setAttribute('method', method);
  form.append(made('button'));
  open(made('p', { className: 'late' }), form);
}

function submit(): Event {
  const submitter = document.querySelector('button');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  document.querySelector('form')?.dispatchEvent(event);
  return event;
}

it('keeps a short form that is sent before its page runs, and says that it takes longer', () => {
  openForm('dialog');
  expect(submit().defaultPrevented).toBe(true);
  expect(window.aubeSubmitted).toBe(document.querySelector('form'));
  expect(document.querySelector('.late')?.hasAttribute('data-sent')).toBe(true);
  expect(document.querySelector('button')?.ariaDisabled).toBe('true');
});

it('leaves other forms to the browser', () => {
  openForm('post');
  expect(submit().defaultPrevented).toBe(false);
  expect(window.aubeSubmitted).toBeUndefined();
});

it.each([
  [12, '/je-suis-reveille', 'night'],
  [12, '/', 'day'],
  [2, '/', 'night'],
  [2, '/en/admin/participants', 'day'],
  [2, '/admin', 'day'],
  [2, '/administration', 'night'],
])('at %i h, draws %s for the %s', (hour, path, theme) => {
  vi.setSystemTime(new Date(2026, 0, 6, hour));
  history.replaceState(null, '', path);
  open();
  expect(document.documentElement.dataset.theme).toBe(theme);
  history.replaceState(null, '', '/');
});
