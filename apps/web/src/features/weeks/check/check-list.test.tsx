import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type WeeklyCheckAnswer, withToggledCheck } from '@aube/api/rules';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useState } from 'react';
import { messages } from '../../../locales/fr/messages.po';
import { CheckList } from './check-list.tsx';

afterEach(cleanup);

function Ticked({ error }: { readonly error?: string }) {
  const [answers, setAnswers] = useState<WeeklyCheckAnswer[]>([]);
  return (
    <CheckList
      answers={answers}
      onToggle={(answer) => setAnswers((ticked) => withToggledCheck(ticked, answer))}
      error={error}
    />
  );
}

function show(error?: string) {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  render(
    <I18nProvider i18n={i18n}>
      <Ticked {...(error && { error })} />
    </I18nProvider>,
  );
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('« Rien de cela » unticks the others, and they untick it', () => {
  show();
  fireEvent.click(box(/chute/));
  fireEvent.click(box(/moral/));
  expect([box(/chute/).checked, box(/moral/).checked]).toEqual([true, true]);
  fireEvent.click(box(/Rien de cela/));
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([box(/Rien de cela/)]);
  fireEvent.click(box(/accident/));
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([box(/accident/)]);
});

it('says what is missing to whoever reads the group', () => {
  show('Cochez une case.');
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe('verification-error');
});
