import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { catchFocus, watchLostFocus } from './catch-focus.ts';

beforeAll(watchLostFocus);
beforeEach(() => {
  render(
    <main id="contenu" tabIndex={-1}>
      <h1 id="page">Page</h1>
      <button id="other" type="button">
        Autre
      </button>
      <section id="part">
        <h2 id="near">Près</h2>
        <div>
          <button id="go" type="button">
            Fermer
          </button>
        </div>
      </section>
      <dialog open>
        <h2>Question</h2>
        <button id="close" type="button">
          Garder
        </button>
      </dialog>
      <details>
        <summary id="pause">Pause</summary>
        <form>
          <dialog>
            <h2>Annuler?</h2>
          </dialog>
          <button id="ask" type="button">
            Demander
          </button>
        </form>
      </details>
    </main>,
  );
});
afterEach(cleanup);

const at = (id: string) => document.getElementById(id);
const focused = () => document.activeElement?.id;
async function remove(...ids: string[]): Promise<void> {
  for (const id of ids) {
    at(id)?.remove();
    await new Promise((done) => setTimeout(done));
  }
}

it.each([
  ['a button', 'go', ['go'], 'near'],
  ['a whole part', 'go', ['part'], 'page'],
  ['a button, then its part', 'go', ['go', 'part'], 'page'],
  ['a button in a closed list of the account', 'ask', ['ask'], 'pause'],
])('%s that goes leaves the focus at the closest heading', async (_, pressed, gone, place) => {
  at(pressed)?.focus();
  await remove(...gone);
  expect(focused()).toBe(place);
});

it('a dialog whose opener is gone leaves the focus at the heading of the page', async () => {
  at('close')?.focus();
  document.querySelector('dialog')?.removeAttribute('open');
  at('close')?.blur();
  await remove('nothing');
  expect(focused()).toBe('page');
});

it('the place that an act names comes first', async () => {
  at('go')?.focus();
  catchFocus(() => at('other'));
  await remove('go');
  expect(focused()).toBe('other');
});

it('the place stays named when a dialog first returns the focus to its opener', async () => {
  at('go')?.focus();
  catchFocus(() => at('page'));
  at('ask')?.focus();
  await remove('ask');
  expect(focused()).toBe('page');
});

it('the next act forgets the place', async () => {
  at('go')?.focus();
  catchFocus(() => at('other'));
  at('go')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  await remove('go');
  expect(focused()).toBe('near');
});

it('what somebody has left may go', async () => {
  at('go')?.focus();
  at('go')?.blur();
  await remove('nothing', 'go');
  expect(document.activeElement).toBe(document.body);
});

it('a button that is hidden before it goes leaves the focus at the closest heading', async () => {
  at('go')?.focus();
  Object.assign(at('go') ?? {}, { checkVisibility: () => false });
  at('go')?.blur();
  await remove('nothing', 'go');
  expect(focused()).toBe('near');
});

it('another element that goes moves nothing', async () => {
  at('go')?.focus();
  await remove('ask');
  expect(focused()).toBe('go');
});
