import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { RecoveryCodes } from './recovery-codes.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('goes on only once the person says that the codes are kept', async () => {
  playServer({});
  const onDone = vi.fn<() => void>();
  await openTab()(<RecoveryCodes codes={['a-b']} onDone={onDone} />);
  press('Continuer');
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByText('Gardez vos codes, puis cochez cette case')).toBeTruthy();
  const kept = screen.getByRole('checkbox', { name: 'Mes codes sont en lieu sûr' });
  expect(document.activeElement).toBe(kept);
  fireEvent.click(kept);
  press('Continuer');
  expect(onDone).toHaveBeenCalledOnce();
});

it('begins where the codes are named, so that the page stands at their heading', async () => {
  playServer({});
  await openTab()(<RecoveryCodes codes={['a-b']} onDone={() => {}} />);
  expect(document.activeElement?.textContent).toMatch(/^Gardez ces dix codes de secours/);
  expect(document.activeElement?.textContent).not.toMatch(/a-b/);
});

it('offers copying first, and says what became of the copy', async () => {
  playServer({});
  const writeText = vi
    .fn<(text: string) => Promise<void>>()
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new Error('no'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await openTab()(<RecoveryCodes codes={['a-b', 'c-d']} onDone={() => {}} />);
  const [first] = screen.getAllByRole('button');
  expect(first?.textContent).toBe('Copier les codes');
  press('Copier les codes');
  expect(writeText).toHaveBeenCalledWith('a-b\nc-d');
  expect(await screen.findByText('Codes copiés')).toBeTruthy();
  press('Codes copiés');
  expect(await screen.findByText('La copie n’a pas fonctionné. Notez les codes.')).toBeTruthy();
});
