import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../../lib/testing/played-server.tsx';
import { messages } from '../../../../locales/fr/messages.po';
import { PhoneForm } from './phone-form.tsx';

afterEach(cleanup);
it('does not say « saved » beside a number that is not', async () => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const saved = Promise.withResolvers<unknown>();
  const update = vi.fn<() => unknown>(() => saved.promise);
  playServer({
    'account.getPhoneNumber': () => ({ phoneNumber: '' }),
    'account.setPhoneNumber': update,
  });
  await openTab()(<PhoneForm />);
  const box = () => screen.getByRole<HTMLInputElement>('textbox');
  await vi.waitFor(() => box());
  const type = (value: string) => act(async () => fireEvent.change(box(), { target: { value } }));
  await type('514 555-0111');
  fireEvent.click(screen.getByRole('button', { name: /Enregistrer/ }));
  await vi.waitFor(() => expect(update).toHaveBeenCalled());
  await type('514 555-0122');
  await act(async () => saved.resolve({ phoneNumber: '514 555-0111' }));
  await vi.waitFor(() => expect(screen.queryByText('Enregistrement…')).toBeNull());
  expect(box().value).toBe('514 555-0122');
  expect(screen.queryByText('Votre téléphone est enregistré.')).toBeNull();
});
