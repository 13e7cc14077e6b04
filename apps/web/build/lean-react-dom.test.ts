// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type * as ReactNamespace from 'react';
import type { ReactNode } from 'react';
import type * as ReactDomNamespace from 'react-dom';
import type * as ClientNamespace from 'react-dom/client';
import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { withoutUnused } from './lean-react-dom.ts';

const here = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(here.resolve(`${name}/package.json`));
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
};
const fileOf = (name: string) =>
  join(dirname(folderOf('react-dom')), files[name] ?? `nothing called ${name}`);

type ReactDom = {
  readonly React: typeof ReactNamespace;
  readonly dom: typeof ReactDomNamespace;
  readonly client: typeof ClientNamespace;
};

/** React as it is shipped, on its own: the tests around use the one for developers. */
function loadReact(change: (source: string, file: string) => string): ReactDom {
  const loaded = new Map<string, unknown>();
  const load = (name: string): unknown => {
    const known = loaded.get(name);
    if (known) return known;
    const path = fileOf(name);
    const source = readFileSync(path, 'utf8');
    const exports = {};
    loaded.set(name, exports);
    // oxlint-disable-next-line no-new-func, no-implied-eval -- a CommonJS module, with our own `require`
    new Function('require', 'exports', change(source, basename(path)))(load, exports);
    return exports;
  };
  return {
    React: load('react') as typeof ReactNamespace,
    dom: load('react-dom') as typeof ReactDomNamespace,
    client: load('react-dom/client') as typeof ClientNamespace,
  };
}

const lean = loadReact((source, file) =>
  file.startsWith('react') ? withoutUnused(source, file) : source,
);
const whole = loadReact((source) => source);
const { React } = lean;
const { createPortal, flushSync } = lean.dom;
const { createRoot } = lean.client;
const { createElement: h } = React;

let root: ClientNamespace.Root | null = null;
let uncaught: unknown[] = [];
/** Draws it in a page of its own. */
function draw(element: ReactNode): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  uncaught = [];
  root = createRoot(place, { onUncaughtError: (error) => void uncaught.push(error) });
  flushSync(() => root?.render(element));
  return place;
}
afterEach(() => {
  flushSync(() => root?.unmount());
  document.body.replaceChildren();
});

it('draws, draws again, keeps the order of keys and runs effects and their ends', async () => {
  const seen: string[] = [];
  function Row({ name }: { name: string }) {
    React.useEffect(() => {
      seen.push(`in ${name}`);
      return () => void seen.push(`out ${name}`);
    }, [name]);
    return h('li', { id: React.useId(), className: name }, name);
  }
  function List() {
    const [rows, setRows] = React.useState(['a', 'b', 'c']);
    return h(
      'ul',
      { onClick: () => setRows(['c', 'd', 'a']) },
      rows.map((name) => h(Row, { key: name, name })),
    );
  }
  const place = draw(h(List));
  const [a] = place.querySelectorAll('li');
  flushSync(() => a?.click());
  expect([...place.querySelectorAll('li')].map((row) => row.textContent)).toEqual(['c', 'd', 'a']);
  expect(place.querySelector('.a')).toBe(a);
  await vi.waitFor(() => expect(seen).toEqual(['in a', 'in b', 'in c', 'out b', 'in d']));
});

it('controls a field, a list of choices and a box, and hears of what is typed', () => {
  const heard: string[] = [];
  function Form() {
    const [text, setText] = React.useState('un');
    return h(
      'form',
      { onSubmit: (event: Event) => (event.preventDefault(), heard.push('sent')) },
      h('input', {
        value: text,
        onChange: (event: { target: HTMLInputElement }) =>
          setText(event.target.value.toUpperCase()),
      }),
      h(
        'select',
        { value: 'b', onChange: () => undefined },
        h('option', null, 'a'),
        h('option', null, 'b'),
      ),
      h('input', { type: 'checkbox', checked: true, onChange: () => heard.push('box') }),
      h('textarea', { defaultValue: 'texte' }),
      h('button', { onClick: () => heard.push('pressed') }, text),
    );
  }
  const place = draw(h(Form));
  const field = place.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'deux');
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field?.value).toBe('DEUX');
  expect(place.querySelector('select')?.value).toBe('b');
  const box = place.querySelector<HTMLInputElement>('[type=checkbox]');
  box?.click();
  expect(box?.checked).toBe(true);
  place.querySelector('button')?.click();
  expect(heard).toEqual(['box', 'pressed', 'sent']);
});

it('waits for what comes later, behind what stands there meanwhile', async () => {
  let come: (module: { default: () => ReactNode }) => void = () => undefined;
  const Later = React.lazy(
    () => new Promise<{ default: () => ReactNode }>((done) => (come = done)),
  );
  const place = draw(h(React.Suspense, { fallback: 'bientôt' }, h('p', null, 'là'), h(Later)));
  expect(place.textContent).toBe('bientôt');
  // Drawn again while it waits, it waits still, once.
  flushSync(() =>
    root?.render(h(React.Suspense, { fallback: 'bientôt' }, h('p', null, 'là'), h(Later))),
  );
  expect(place.textContent).toBe('bientôt');
  come({ default: () => h('p', null, 'enfin') });
  await vi.waitFor(() => expect(place.textContent).toBe('làenfin'));
});

it('shows the old page until the next one is there', async () => {
  let come: () => void = () => undefined;
  const next = new Promise<{ default: () => ReactNode }>((done) => {
    come = () => done({ default: () => 'deux' });
  });
  const Next = React.lazy(() => next);
  function Pages() {
    const [page, setPage] = React.useState(1);
    const shown = React.useDeferredValue(page);
    return h(
      'main',
      { 'aria-busy': page !== shown, onClick: () => setPage(2) },
      h(React.Suspense, null, shown === 1 ? 'un' : h(Next)),
    );
  }
  const place = draw(h(Pages));
  flushSync(() => place.querySelector('main')?.click());
  expect(place.innerHTML).toBe('<main aria-busy="true">un</main>');
  come();
  await vi.waitFor(() => expect(place.innerHTML).toBe('<main aria-busy="false">deux</main>'));
});

it('catches what a part throws, and draws the rest again', () => {
  class Boundary extends React.Component<{ children: ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError() {
      return { failed: true };
    }
    override render() {
      return this.state.failed ? 'tombé' : this.props.children;
    }
  }
  const quiet = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Falls = () => {
    throw new Error('exprès');
  };
  const place = draw([
    h(Boundary, { key: 'a', children: h(Falls) }),
    h('p', { key: 'b' }, 'debout'),
  ]);
  expect(place.textContent).toBe('tombédebout');
  quiet.mockRestore();
});

it('draws elsewhere, hands the element over, follows a store and a context', () => {
  const Context = React.createContext('rien');
  let tell: () => void = () => undefined;
  let now = 1;
  const aside = document.createElement('aside');
  document.body.append(aside);
  const held = { current: null as HTMLElement | null };
  function Part() {
    const value = React.useSyncExternalStore(
      (listen) => {
        tell = listen;
        return () => undefined;
      },
      () => now,
    );
    return h(
      'b',
      { ref: held, style: { color: 'red', '--x': '1' } },
      `${React.use(Context)} ${value}`,
    );
  }
  draw(h(Context, { value: 'ici' }, createPortal(h(Part), aside)));
  expect(aside.innerHTML).toBe('<b style="color: red; --x: 1;">ici 1</b>');
  expect(held.current).toBe(aside.firstChild);
  now = 2;
  flushSync(tell);
  expect(aside.textContent).toBe('ici 2');
});

it('draws lines and what they are called', () => {
  const place = draw(
    h('svg', { viewBox: '0 0 1 1' }, h('title', null, 'nuit'), h('path', { d: 'M0 0' })),
  );
  expect(place.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(place.querySelector('title')?.textContent).toBe('nuit');
});

it.each([
  ['a title of the page', () => h('title', null, 'x'), 'something of <head>'],
  ['what keeps a part out of sight', () => h(whole.React.Activity, null, 'x'), 'Activity'],
])('says that it has no %s', (_what, element, words) => {
  draw(element());
  expect(String(uncaught)).toContain(`${words} is left out of react-dom`);
});

let clock = 0;
vi.spyOn(performance, 'now').mockImplementation(() => clock);

type Tree =
  | string
  | {
      readonly kind: 'host' | 'fragment' | 'part' | 'later' | 'portal' | 'hides';
      readonly key: string;
      readonly children: readonly Tree[];
    };

const { tree } = fc.letrec<{ tree: Tree; node: Tree }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4, withCrossShrink: true }, fc.constantFrom('a', 'b'), tie('node')),
  node: fc.record({
    kind: fc.constantFrom('host', 'fragment', 'part', 'later', 'portal', 'hides'),
    key: fc.constantFrom('1', '2', '3'),
    children: fc.array(tie('tree'), { maxLength: 3 }),
  }) as fc.Arbitrary<Tree>,
}));

/** Draws each tree in turn, with what comes later coming at the end of a step; what was seen of it. */
async function lifeOf(
  { React: own, dom, client }: ReactDom,
  trees: readonly Tree[],
): Promise<string[]> {
  const seen: string[] = [];
  const place = document.createElement('div');
  const aside = document.createElement('aside');
  document.body.append(place, aside);
  const e = own.createElement;
  const Depth = own.createContext(0);
  const coming = new Map<string, { promise: Promise<string>; come: () => void }>();
  const wait = (key: string) => {
    const known = coming.get(key);
    if (known) return known.promise;
    let come = () => undefined as void;
    const promise = new Promise<string>((done) => (come = () => done(key)));
    coming.set(key, { promise, come });
    return promise;
  };
  function Part({ name, children }: { name: string; children?: ReactNode }) {
    const [count, setCount] = own.useState(0);
    const held = own.useRef<HTMLElement>(null);
    const depth = own.use(Depth);
    own.useLayoutEffect(() => {
      seen.push(`layout ${name} ${held.current?.tagName}`);
      return () => void seen.push(`layout end ${name}`);
    }, [name]);
    own.useEffect(() => {
      seen.push(`effect ${name}`);
      setCount((last) => last + 1);
      return () => void seen.push(`end ${name}`);
    }, [name]);
    return e(
      Depth,
      { value: depth + 1 },
      e('b', { ref: held, title: `${depth} ${count}` }, children),
    );
  }
  const Later = ({ name, children }: { name: string; children?: ReactNode }) =>
    e('i', null, own.use(wait(name)), children);
  const Step = own.createContext(0);
  function Hides({ children }: { children?: ReactNode }) {
    const step = own.useDeferredValue(own.use(Step));
    return e(own.Suspense, { fallback: e(Part, { name: `fallback ${step}` }) }, children);
  }
  const build = (each: Tree, index: number, step: number): ReactNode => {
    if (typeof each === 'string') return each;
    const { kind, key: own1 } = each;
    const key = `${own1}${index}`;
    const children = each.children.map((child, at) => build(child, at, step));
    if (kind === 'host')
      return e(index % 2 ? 'p' : 'section', { key, className: `s${step}` }, ...children);
    if (kind === 'fragment') return e(own.Fragment, { key }, ...children);
    if (kind === 'part') return e(Part, { key, name: own1 }, ...children);
    if (kind === 'later') return e(Later, { key, name: `${own1}${step % 2}` }, ...children);
    if (kind === 'portal') return dom.createPortal(children, aside, key);
    return e(Hides, { key }, ...children);
  };
  const root = client.createRoot(place, { onUncaughtError: (error) => seen.push(String(error)) });
  const look = () => void seen.push(`${place.innerHTML} | ${aside.innerHTML}`);
  const rest = async () => {
    for (let turn = 0; turn < 8; turn += 1) await new Promise((done) => setImmediate(done));
  };
  for (const [step, each] of trees.entries()) {
    // React shows no two parts within 300 ms of each other: each step is a second later.
    clock += 1000;
    const drawn = e(Step, { value: step }, e(Hides, null, build(each, 0, step)));
    if (step % 3 === 2) root.render(drawn);
    else dom.flushSync(() => root.render(drawn));
    look();
    await rest();
    look();
    clock += 1000;
    if (step % 2 === 1) for (const { come } of coming.values()) come();
    await rest();
    await rest();
    look();
  }
  dom.flushSync(() => root.unmount());
  look();
  place.remove();
  aside.remove();
  return seen;
}

it('lives as the whole of it does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { minLength: 2, maxLength: 5 }), async (trees) => {
      expect(await lifeOf(lean, trees)).toEqual(await lifeOf(whole, trees));
    }),
    { numRuns: 300 },
  );
});

it('refuses a react-dom that is no longer as it was', () => {
  expect(() => withoutUnused('exports.createRoot = 1;')).toThrow('does not say once');
});
