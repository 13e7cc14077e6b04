import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchDoubleClicks } from '../../lib/double-click.ts';
import { useElapsedSeconds } from '../../lib/use-elapsed-seconds.ts';
import { messages } from '../../locales/fr/messages.po';
import { GuideControls } from './guide-controls.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

function Guide() {
  return <GuideControls elapsed={useElapsedSeconds()} onStart={() => undefined} />;
}

it('who stops a guide stays at its buttons, although the one that was pressed goes', () => {
  render(
    <I18nProvider i18n={i18n}>
      <Guide />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Commencer' }));
  const stop = screen.getByRole('button', { name: 'Arrêter' });
  stop.focus();
  fireEvent.click(stop);
  expect(screen.queryByRole('button', { name: 'Arrêter' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Commencer' }));
});

it('the second press of a double tap does not pause the guide that the first one starts', () => {
  render(
    <I18nProvider i18n={i18n}>
      <Guide />
    </I18nProvider>,
  );
  watchDoubleClicks();
  const button = screen.getByRole('button', { name: 'Commencer' });
  const tap = (detail: number) => {
    fireEvent.mouseDown(button, { detail });
    fireEvent.click(button, { detail });
  };
  tap(1);
  tap(2);
  expect(button.textContent).toBe('Mettre en pause');
  tap(1);
  expect(button.textContent).toBe('Continuer');
});
