import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useDocumentTitle, usePageTitle } from '../lib/document-title.ts';
import { messages } from '../locales/fr/messages.po';
import type { ErrorLine } from '../lib/form-errors.ts';
import { ErrorSummary } from './error-summary.tsx';

function Page({ errors, attempt }: { errors: ErrorLine[]; attempt: number }) {
  useDocumentTitle();
  usePageTitle('Connexion');
  return (
    <I18nProvider i18n={i18n}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <label>
        Courriel <input id="email" />
      </label>
    </I18nProvider>
  );
}

const shown = (errors: ErrorLine[], attempt: number) => (
  <I18nProvider i18n={i18n}>
    <Page errors={errors} attempt={attempt} />
  </I18nProvider>
);
const error: ErrorLine = { fieldId: 'email', text: 'Entrez votre courriel' };

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

it('takes the focus, names the title, and leads to the field', () => {
  const { rerender } = render(shown([], 0));
  expect(document.title).toBe('Connexion – Aube');
  rerender(shown([error], 1));
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(document.title).toBe('Erreur\u00A0: Connexion – Aube');
  fireEvent.click(screen.getByRole('link', { name: 'Entrez votre courriel' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('takes the focus for missing answers, and leaves the title as it is', () => {
  const { rerender } = render(shown([], 0));
  rerender(shown([{ ...error, isGap: true }], 1));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(document.title).toBe('Connexion – Aube');
});

it('takes the focus again when the next try fails the same way', () => {
  const { rerender } = render(shown([error], 1));
  screen.getByRole('textbox').focus();
  rerender(shown([error], 2));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('leaves the focus in the field when a fault goes and comes back while the person types', () => {
  const { rerender } = render(shown([error], 1));
  const field = screen.getByRole('textbox');
  field.focus();
  rerender(shown([], 1));
  rerender(shown([error], 1));
  expect(document.activeElement).toBe(field);
});

it('takes the focus when the answer of the server comes after the press', () => {
  const { rerender } = render(shown([], 1));
  rerender(shown([error], 1));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('asks for nothing to be corrected when the fault is no field’s', () => {
  const { rerender } = render(shown([error], 1));
  expect(screen.getByRole('heading').textContent).toBe('Un point à corriger');
  rerender(shown([{ text: 'Le site ne répond pas.' }], 2));
  expect(screen.getByRole('heading').textContent).toBe('Cela n’a pas fonctionné');
});

it('gives the title back once nothing stands in the way', () => {
  const { rerender } = render(shown([error], 1));
  rerender(shown([], 2));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toBe('Connexion – Aube');
});

it('lists unanswered questions apart, in neutral ink', () => {
  render(shown([error, { fieldId: 'email', text: 'Question 2', isGap: true }], 1));
  const [fault, gap] = screen.getAllByRole('heading');
  expect(fault?.textContent).toBe('Un point à corriger');
  expect(gap?.textContent).toBe('Il manque une réponse');
  expect(gap?.className).not.toContain('danger');
  expect(screen.getByRole('link', { name: 'Question 2' }).className).not.toContain('danger');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});
