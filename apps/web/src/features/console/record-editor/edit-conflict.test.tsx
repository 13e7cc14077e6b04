import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import { EditConflict } from './edit-conflict.tsx';

const conflict = {
  taken: [],
  contested: ['city' as const],
  own: { city: 'Gatineau' },
  theirs: { city: 'Laval' },
  changes: {},
};
const onPick = vi.fn<(field: 'city', text: string) => void>();
const conflictOver = (city: string) => (
  <I18nProvider i18n={i18n}>
    <EditConflict conflict={conflict} typed={{ city }} labels={{ city: 'Ville' }} onPick={onPick} />
  </I18nProvider>
);
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(() => {
  onPick.mockReset();
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

it('takes the focus under its own name, and is no alert that each letter would read out again', () => {
  render(conflictOver('Gatineau'));
  const box = screen.getByRole('region', { name: /^Des changements ont été enregistrés/ });
  expect(document.activeElement).toBe(box);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('picks what is typed until the other text is chosen', () => {
  const { rerender } = render(conflictOver('Gatineau'));
  expect(radio(/^Garder «\sGatineau\s»$/).checked).toBe(true);
  fireEvent.click(radio(/^Prendre «\sLaval\s»$/));
  expect(onPick).toHaveBeenCalledWith('city', 'Laval');
  rerender(conflictOver('Laval'));
  expect(radio(/^Prendre/).checked).toBe(true);
  fireEvent.click(radio(/^Garder/));
  expect(onPick).toHaveBeenLastCalledWith('city', 'Gatineau');
});

it('gives back what was typed last, though the other text was chosen in between', () => {
  const { rerender } = render(conflictOver('Gatineau'));
  rerender(conflictOver('Hull'));
  fireEvent.click(radio(/^Prendre/));
  rerender(conflictOver('Laval'));
  fireEvent.click(radio(/^Garder «\sHull\s»$/));
  expect(onPick).toHaveBeenLastCalledWith('city', 'Hull');
});
