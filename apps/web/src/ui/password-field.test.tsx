import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../locales/fr/messages.po';
import { PasswordField } from './password-field.tsx';

it('hides what is typed until the person asks to see it, and hides it again', () => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  render(
    <I18nProvider i18n={i18n}>
      <PasswordField label="Mot de passe" />
    </I18nProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  expect(field.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Montrer le mot de passe' }));
  expect(field.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Cacher le mot de passe' }));
  expect(field.type).toBe('password');
});
