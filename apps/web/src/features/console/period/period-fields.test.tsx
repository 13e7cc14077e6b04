import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import { PeriodFields } from './period-fields.tsx';
import type { TypedPeriod } from './typed-period.ts';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

function Page({ first }: { first: TypedPeriod }) {
  const [typed, setTyped] = useState(first);
  return (
    <>
      <PeriodFields legend="Comptes créés" typed={typed} onChange={setTyped} clear="Vider" />
      <output>{JSON.stringify(typed)}</output>
    </>
  );
}
const open = (first: TypedPeriod) =>
  render(
    <I18nProvider i18n={i18n}>
      <Page first={first} />
    </I18nProvider>,
  );
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const typed = () => JSON.parse(screen.getByRole('status').textContent) as TypedPeriod;

it('takes typed dates, and is emptied with the focus in its first field', () => {
  open({ from: '2026-01-01', to: '' });
  fireEvent.change(field('Au'), { target: { value: '20260131' } });
  expect(typed()).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  fireEvent.click(screen.getByRole('button', { name: 'Vider' }));
  expect(typed()).toEqual({ from: '', to: '' });
  expect(document.activeElement).toBe(field('Du'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('says at the field that a period ends before it begins', () => {
  open({ from: '2026-02-01', to: '2026-01-01' });
  expect(field('Au').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('La période finit avant de commencer.')).toBeTruthy();
});

it('refuses a mistyped date at its own field', () => {
  open({ from: '', to: '2026-01-31' });
  fireEvent.change(field('Du'), { target: { value: '2026-13-01' } });
  fireEvent.blur(field('Du'));
  expect(field('Du').getAttribute('aria-invalid')).toBe('true');
  expect(field('Au').getAttribute('aria-invalid')).toBeNull();
});
