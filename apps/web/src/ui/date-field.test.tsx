import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messages } from '../locales/fr/messages.po';
import { readTypedDate } from '../lib/typed-date.ts';
import { DateField } from './date-field.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

function Page({ typed }: { typed: string }) {
  const [text, setText] = useState(typed);
  return (
    <>
      <DateField label="Du" text={text} onChange={setText} />
      <button type="button" onClick={() => setText('')}>
        Vider
      </button>
      <output>{readTypedDate(text) ?? 'aucune'}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Du' });
const type = (text: string) =>
  act(() => void fireEvent.change(field(), { target: { value: text } }));
const leave = () => act(() => void fireEvent.blur(field()));
const chosen = () => screen.getByRole('status').textContent;
const open = (typed = '2026-01-31') =>
  render(
    <I18nProvider i18n={i18n}>
      <Page typed={typed} />
    </I18nProvider>,
  );

it('puts hyphens in, and gives the date when it is whole', () => {
  open();
  type('');
  type('20260');
  expect(field().value).toBe('2026-0');
  expect(chosen()).toBe('aucune');
  type('2026-0331');
  expect(field().value).toBe('2026-03-31');
  expect(chosen()).toBe('2026-03-31');
});

it('keeps a text that is no date, and says so when the field is left', () => {
  open();
  type('2026-02-30');
  expect(screen.queryByText(/Écrivez l’année/)).toBeNull();
  leave();
  expect(field().value).toBe('2026-02-30');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/Écrivez l’année, le mois et le jour/)).toBeTruthy();
  expect(chosen()).toBe('aucune');
});

it('writes the date in full when the field is left, and is emptied from outside', () => {
  open();
  type('2026/3/1');
  leave();
  expect(field().value).toBe('2026-03-01');
  act(() => screen.getByRole('button', { name: 'Vider' }).click());
  expect(field().value).toBe('');
});

it('refuses a wrong date that came with the page, for example in its address', () => {
  open('2026-02-30');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  type('2026-02-3');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});
