import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { forgetDraft } from '../../../lib/open-drafts.ts';
import { nobody } from '../../../lib/present-person.ts';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { ScheduleForm } from './schedule-form.tsx';

vi.mock('./window-why.tsx', () => ({ WindowWhy: () => null }));

const schedule = { anchor: 'wakeTime', anchorTime: 390, bedTime: 1380, wakeTime: 390 };
const week = {
  id: 7,
  number: 3,
  schedule: { ...schedule, isCarriedOver: true, wideningMinutes: 0 },
  wideningChoices: [0, 20],
  daySleepiness: 'little',
  dayCourse: 'well',
} as unknown as DiaryWeek;
const programme = {
  weeks: [week],
  days: [],
  trials: [],
  openSafetyFlags: [],
  person: { isConsulted: false },
} as unknown as Programme;
const window = { windowMinutes: 450, steps: [] } as unknown as NonNullable<
  DiaryWeek['proposedWindow']
>;
const chosen = vi.fn<() => DiaryWeek>(() => week);

const show = () =>
  openTab()(
    <ScheduleForm
      programme={programme}
      week={week}
      window={window}
      isFirst={false}
      onChosen={() => undefined}
    />,
  );

beforeEach(async () => {
  chosen.mockClear();
  playServer({ 'diary.chooseSchedule': chosen });
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  await show();
});
afterEach(() => {
  cleanup();
  forgetDraft(nobody, 'schedule-7');
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shows = (words: RegExp) => expect(document.body.textContent).toMatch(words);

it('asks one thing: an ordinary week takes one press', async () => {
  expect(screen.queryAllByRole('radio')).toHaveLength(0);
  expect(document.querySelectorAll('.bg-action')).toHaveLength(1);
  press('Choisir cet horaire');
  await waitFor(() => expect(chosen).toHaveBeenCalledOnce());
});

it('changes the time on a screen of its own, and chooses nothing there', () => {
  press('Changer l’heure');
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '6:43' } });
  press('Continuer');
  expect(screen.getByRole('alert')).toBeTruthy();
  fireEvent.change(field, { target: { value: '6:45' } });
  press('Continuer');
  expect(screen.queryByRole('textbox')).toBeNull();
  shows(/23\sh\s15/u);
  expect(chosen).not.toHaveBeenCalled();
});

it('widens the window on a screen of its own', () => {
  press('Élargir la fenêtre');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: /\+ 20/u }));
  press('Continuer');
  shows(/22\sh\s40/u);
  expect(chosen).not.toHaveBeenCalled();
});

it('keeps a changed time when the choice is left for later', async () => {
  press('Changer l’heure');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '6:45' } });
  press('Continuer');
  cleanup();
  await show();
  expect(document.body.textContent).toMatch(/23\sh\s15/u);
});
