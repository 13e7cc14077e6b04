import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { RecordForm } from './record-form.tsx';

afterEach(cleanup);

type Record = Parameters<typeof RecordForm>[0]['record'];
const record = {
  userId: 7,
  version: 1,
  firstName: 'Ana',
  lastName: 'Roy',
  inclusionNumber: 'N1',
  establishment: { establishmentId: 1, name: 'CHU', referenceCode: 'C1' },
  postalAddress: '',
  city: 'Laval',
  province: '',
  postalCode: '',
  phoneNumber: '',
} as Partial<Record> as Record;
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) =>
  act(async () => fireEvent.change(box(name), { target: { value } }));

it('says that the record is saved', async () => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  playServer({ 'admin.updateParticipant': () => ({ ...record, version: 2, city: 'Québec' }) });
  await openTab()(<RecordForm record={record} establishments={[]} />);
  await type(/^Raison de la modification/, 'Appel');
  await type(/^Ville/, 'Québec');
  fireEvent.click(screen.getByRole('button', { name: /^Enregistrer la fiche/ }));
  expect(await screen.findByText(/^Fiche enregistrée/)).toBeDefined();
});

it('keeps what is typed while the record is saved', async () => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const saved = Promise.withResolvers<unknown>();
  const update = vi.fn<() => unknown>(() => saved.promise);
  playServer({ 'admin.updateParticipant': update });
  await openTab()(<RecordForm record={record} establishments={[]} />);
  await type(/^Raison de la modification/, 'Appel');
  await type(/^Ville/, 'Québec');
  fireEvent.click(screen.getByRole('button', { name: /^Enregistrer la fiche/ }));
  await vi.waitFor(() => expect(update).toHaveBeenCalled());
  await type(/^Ville/, 'Montréal');
  await act(async () => saved.resolve({ ...record, version: 2, city: 'Québec' }));
  await vi.waitFor(() => expect(box(/^Raison de la modification/).value).toBe(''));
  expect(box(/^Ville/).value).toBe('Montréal');
});
