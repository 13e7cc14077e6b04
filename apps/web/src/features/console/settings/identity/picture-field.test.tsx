import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../../lib/testing/played-server.tsx';
import { messages } from '../../../../locales/fr/messages.po';
import { IdentityFields } from './identity-fields.tsx';

type Form = Parameters<typeof IdentityFields>[0]['form'];

afterEach(cleanup);

const none = { fr: '', en: '' };
const empty: Form = {
  name: none,
  signature: none,
  logos: [{ code: 'logo-1', name: none, picture: '', nightPicture: '' }],
};

function Page() {
  const [form, setForm] = useState(empty);
  return <IdentityFields form={form} errorOf={() => undefined} onChange={setForm} />;
}

it('keeps the words typed while a picture is drawn', async () => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  playServer({});
  const bitmap = Promise.withResolvers<unknown>();
  vi.stubGlobal('createImageBitmap', () => bitmap.promise);
  // jsdom draws no canvas.
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage() {} })) as never;
  HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,AAAA';
  await openTab()(<Page />);
  const files = [new File(['x'], 'a.png', { type: 'image/png' })];
  fireEvent.change(screen.getByLabelText(/^Image pour fond clair/), { target: { files } });
  const name = screen.getByLabelText<HTMLInputElement>('Nom du site en français');
  fireEvent.change(name, { target: { value: 'CHU' } });
  await act(async () => bitmap.resolve({ width: 100, height: 100 }));
  await screen.findByRole('button', { name: /^Retirer l’image/ });
  expect(name.value).toBe('CHU');
});
