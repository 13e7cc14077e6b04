import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepEarlyForm, needs, useShortForm } from './short-form.ts';

const send = vi.fn<(valueOf: (field: string) => string) => void>();
afterEach(() => {
  cleanup();
  send.mockClear();
  delete window.aubeSubmitted;
});

function Greeting() {
  const { form, formState } = useShortForm(needs('name'), send);
  return (
    <form {...form} aria-label="salut">
      <input name="name" aria-label="nom" aria-invalid={formState.errors.name !== undefined} />
      <input name="note" aria-label="note" />
      <output>{formState.submitCount}</output>
      <button type="submit">Saluer</button>
    </form>
  );
}

const makeElement = (tag: string) => document.createElement(tag);

function translate(element: Element | null): void {
  const font = makeElement('font');
  font.textContent = 'Greet';
  element?.replaceChildren(font);
}

const field = () => screen.getByLabelText<HTMLInputElement>('nom');
const submit = () => fireEvent.submit(screen.getByRole('form'));

it('sends the values of its fields', () => {
  render(<Greeting />);
  fireEvent.input(field(), { target: { value: 'Ana' } });
  submit();
  const valueOf = send.mock.calls[0]?.[0];
  expect([valueOf?.('name'), valueOf?.('note')]).toEqual(['Ana', '']);
});

function Twice({ isShown }: { isShown: boolean }) {
  const { form } = useShortForm(needs('name'), send);
  return isShown ? (
    <form {...form} aria-label="salut">
      <input name="name" aria-label="nom" />
      <input name="choice" type="radio" value="a" aria-label="a" defaultChecked />
      <input name="choice" type="radio" value="b" aria-label="b" />
    </form>
  ) : null;
}

it('comes back with the values that were sent', () => {
  const { rerender } = render(<Twice isShown />);
  field().value = 'Ana';
  fireEvent.click(screen.getByLabelText('b'));
  submit();
  rerender(<Twice isShown={false} />);
  rerender(<Twice isShown />);
  expect(field().value).toBe('Ana');
  expect(screen.getByLabelText<HTMLInputElement>('b').checked).toBe(true);
});

it('names an empty field, and takes this back once it is filled', () => {
  render(<Greeting />);
  expect(field().ariaInvalid).toBe('false');
  submit();
  expect([send.mock.calls.length, field().ariaInvalid]).toEqual([0, 'true']);
  fireEvent.input(field(), { target: { value: 'A' } });
  expect(field().ariaInvalid).toBe('false');
  submit();
  expect(screen.getByRole('status').textContent).toBe('2');
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends nothing by the browser alone', () => {
  render(<Greeting />);
  expect(screen.getByRole('form').getAttribute('method')).toBe('dialog');
});

it.each([
  ['as it came', () => undefined],
  ['in translated words', (form: Element) => translate(form.querySelector('button'))],
  ['with an element of a password manager', (form: Element) => form.prepend(makeElement('span'))],
])('keeps what was typed and sent before the scripts ran, in a page %s', async (_what, change) => {
  const { container } = render(<Greeting />);
  const page = document.body.appendChild(container.cloneNode(true) as HTMLElement);
  cleanup();
  const sent = page.querySelector('form') as HTMLFormElement;
  change(sent);
  field().value = 'Ana';
  window.aubeSubmitted = sent;
  page.querySelector('button')?.setAttribute('aria-disabled', 'true');
  keepEarlyForm();
  const onRecoverableError = () => undefined;
  await act(async () => {
    render(<Greeting />, { container: page, hydrate: true, onRecoverableError });
  });
  expect(send.mock.calls[0]?.[0]('name')).toBe('Ana');
  expect(window.aubeSubmitted).toBeUndefined();
  expect(screen.getByRole('button').ariaDisabled).toBeNull();
});

it('keeps letters typed while the scripts start', async () => {
  const { container } = render(<Greeting />);
  const page = document.body.appendChild(container.cloneNode(true) as HTMLElement);
  cleanup();
  field().value = 'Ana';
  keepEarlyForm();
  field().value = 'Anabelle';
  await act(async () => render(<Greeting />, { container: page, hydrate: true }));
  expect(field().value).toBe('Anabelle');
});
