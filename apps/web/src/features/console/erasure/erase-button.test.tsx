import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer, press } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { EraseButton } from './erase-button.tsx';

beforeEach(() => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  // jsdom renders a dialog but does not support `showModal`.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

it('says that it is done, and leaves only once that was read', async () => {
  playServer({ 'rights.eraseUser': () => null });
  const onErased = vi.fn<() => void>();
  await openTab()(
    <EraseButton userId={7} name="Alex Roy" reasons={['request']} onErased={onErased} />,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Effacer/ }));
  fireEvent.click(screen.getByRole('radio'));
  await press('Effacer pour toujours');
  await screen.findByRole('heading', { name: /^Identité effacée.*Alex Roy$/ });
  expect(onErased).not.toHaveBeenCalled();
  await press('Fermer');
  expect(onErased).toHaveBeenCalledOnce();
});
