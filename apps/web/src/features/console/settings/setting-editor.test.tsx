import type { RouterOutputs } from '@aube/api';
import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { needTexts } from '../../../lib/i18n.ts';
import { openTab, playServer, press, refusal } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { PagePreview } from './pages/page-preview.tsx';
import { settingEntries } from './setting-entries.tsx';
import { SettingDesk } from './setting-desk.tsx';

type Read = RouterOutputs['admin']['getSetting'];

const none = { fr: '', en: '' };
const nurse = {
  code: 'nurse',
  name: { fr: 'Infirmière', en: 'Nurse' },
  detail: none,
  hours: none,
  address: none,
  phone: '514 555-0199',
  email: '',
  url: '',
};
const viewed = (phone: string) => [
  {
    code: 'nurse',
    name: 'Infirmière',
    detail: null,
    hours: null,
    address: null,
    phone: { display: phone, tel: '5145550199' },
    email: null,
    url: null,
  },
];
const formOf = (phone: string) => ({ contacts: [{ ...nurse, phone }] });
const draftOf = (phone: string, rest = {}) => ({
  settingId: 5,
  version: 1,
  form: formOf(phone),
  changedAt: '2026-01-05T15:00:00.000Z',
  changedBy: { firstName: 'Ana', lastName: 'Roy' },
  faults: [],
  preview: { fr: viewed(phone), en: viewed(phone) },
  ...rest,
});
const empty: Read = {
  kind: 'contacts',
  establishment: null,
  form: formOf('514 555-0100'),
  draft: null,
  versions: [],
};

let stored: Read = empty;
let isAway = false;
const calls = vi.fn<(name: string, input: unknown) => unknown>();
const reply = (name: string) => (input: unknown) => calls(name, input);

async function openDesk() {
  playServer({
    'admin.getSetting': () => (isAway ? refusal('UNAVAILABLE', 503) : stored),
    'admin.saveSettingDraft': reply('save'),
    'admin.publishSetting': reply('publish'),
    'admin.discardSettingDraft': reply('discard'),
    'admin.restoreSetting': reply('restore'),
  });
  const entry = settingEntries.find(({ kind }) => kind === 'contacts')!;
  await openTab()(<SettingDesk entry={entry} establishmentId={null} />);
  await screen.findByRole('textbox', { name: 'Téléphone' });
}
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Téléphone' });
const type = (value: string) => act(async () => fireEvent.change(phone(), { target: { value } }));
const leaveIsWarned = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  // jsdom renders a dialog but does not support `showModal` and `close`.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  stored = empty;
  isAway = false;
  calls.mockReset();
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

it('saves what is typed over the draft that was read, and warns before it is lost', async () => {
  await openDesk();
  expect(leaveIsWarned()).toBe(false);
  await type('514 555-0111');
  expect(leaveIsWarned()).toBe(true);
  calls.mockImplementation(() => {
    stored = { ...empty, draft: draftOf('514 555-0111') };
    return { settingId: 5, version: 1, faults: [] };
  });
  await press('Enregistrer le brouillon');
  await vi.waitFor(() =>
    expect(calls).toHaveBeenCalledWith('save', {
      kind: 'contacts',
      establishmentId: null,
      settingId: null,
      version: 0,
      form: formOf('514 555-0111'),
    }),
  );
  await screen.findByRole('heading', { name: 'Ce que les personnes participantes liront' });
  expect(leaveIsWarned()).toBe(false);
});

it('saves over its own draft when the draft could not be read after the first save', async () => {
  await openDesk();
  await type('514 555-0111');
  calls.mockImplementation(() => {
    isAway = true;
    return { settingId: 5, version: 1, faults: [] };
  });
  await press('Enregistrer le brouillon');
  await vi.waitFor(() => expect(isAway).toBe(true));
  await type('514 555-0122');
  await press('Enregistrer le brouillon');
  await vi.waitFor(() =>
    expect(calls).toHaveBeenLastCalledWith(
      'save',
      expect.objectContaining({ settingId: 5, version: 1, form: formOf('514 555-0122') }),
    ),
  );
});

it('says each fault of the draft at its field, and offers no publication', async () => {
  const faults = [{ path: ['contacts', 0, 'phone'], code: 'notCallable' }];
  stored = { ...empty, draft: draftOf('12', { faults }) };
  await openDesk();
  expect(phone().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toMatch(/indicatif régional/);
  expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull();
  await type('514 555-0111');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says a fault that only the server saw', async () => {
  await openDesk();
  await type('514 555-0111');
  const issues = [{ path: ['form', 'contacts', 0, 'phone'], code: 'tooLong' }];
  calls.mockReturnValue(refusal('INVALID', 422, {}, issues));
  await press('Enregistrer le brouillon');
  expect(within(await screen.findByRole('alert')).getByRole('link').textContent).toMatch(
    /^Raccourcissez/,
  );
});

it('publishes the draft that was read, and says so', async () => {
  stored = { ...empty, draft: draftOf('514 555-0111') };
  await openDesk();
  calls.mockImplementation(() => {
    stored = { ...empty, form: formOf('514 555-0111') };
    return { number: 1 };
  });
  await press('Publier');
  await vi.waitFor(() =>
    expect(calls).toHaveBeenCalledWith('publish', {
      kind: 'contacts',
      establishmentId: null,
      settingId: 5,
      version: 1,
    }),
  );
  await screen.findByText('Publié');
  expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull();
});

it('keeps what was typed beside the draft of somebody else, until one is chosen', async () => {
  await openDesk();
  await type('514 555-0122');
  const current = draftOf('514 555-0133', { settingId: 6, version: 4 });
  calls.mockReturnValue(refusal('VERSION_CONFLICT', 409, { current }));
  await press('Enregistrer le brouillon');
  await screen.findByText(/^Un autre brouillon a été enregistré/);
  screen.getByRole('link', { name: '514 555-0133' });
  expect(phone().value).toBe('514 555-0122');
  calls.mockReturnValue({ settingId: 6, version: 5, faults: [] });
  stored = { ...empty, draft: draftOf('514 555-0122', { settingId: 6, version: 5 }) };
  await press('Enregistrer le mien à sa place');
  await vi.waitFor(() =>
    expect(calls).toHaveBeenLastCalledWith(
      'save',
      expect.objectContaining({ settingId: 6, version: 4, form: formOf('514 555-0122') }),
    ),
  );
});

it('takes the other draft when it is chosen', async () => {
  await openDesk();
  await type('514 555-0122');
  const current = draftOf('514 555-0133', { settingId: 6 });
  calls.mockReturnValue(refusal('VERSION_CONFLICT', 409, { current }));
  await press('Enregistrer le brouillon');
  stored = { ...empty, draft: current };
  await press('Prendre l’autre brouillon');
  await vi.waitFor(() => expect(phone().value).toBe('514 555-0133'));
});

it('says that the draft is gone, and keeps what was typed', async () => {
  stored = { ...empty, draft: draftOf('514 555-0111') };
  await openDesk();
  await type('514 555-0122');
  stored = empty;
  calls.mockReturnValue(refusal('VERSION_CONFLICT', 409, { current: null }));
  await press('Enregistrer le brouillon');
  await screen.findByText('Ce brouillon a été publié ou effacé.');
  screen.getByText('Ce que vous avez écrit est encore dans la page.');
  expect(phone().value).toBe('514 555-0122');
});

it('keeps what is typed while the draft is saved', async () => {
  await openDesk();
  await type('514 555-0111');
  const saved = Promise.withResolvers<unknown>();
  calls.mockReturnValue(saved.promise);
  await press('Enregistrer le brouillon');
  await vi.waitFor(() => expect(calls).toHaveBeenCalled());
  await type('514 555-0122');
  stored = { ...empty, draft: draftOf('514 555-0111') };
  await act(async () => saved.resolve({ settingId: 5, version: 1, faults: [] }));
  await screen.findByText('Effacer le brouillon');
  expect(phone().value).toBe('514 555-0122');
});

it('keeps the saved words when they cannot be read again', async () => {
  await openDesk();
  await type('514 555-0111');
  calls.mockImplementation(() => {
    isAway = true;
    return { settingId: 5, version: 1, faults: [] };
  });
  const button = () => screen.getByRole('button', { name: 'Enregistrer le brouillon' });
  await press('Enregistrer le brouillon');
  await vi.waitFor(() => expect(button().ariaDisabled).not.toBe('true'), { timeout: 8_000 });
  expect(phone().value).toBe('514 555-0111');
});

it('deletes the draft that was read', async () => {
  stored = { ...empty, draft: draftOf('514 555-0111') };
  await openDesk();
  calls.mockImplementation(() => {
    stored = empty;
    return null;
  });
  await press('Effacer le brouillon');
  expect(calls).not.toHaveBeenCalled();
  await press('Effacer');
  await vi.waitFor(() => expect(phone().value).toBe('514 555-0100'));
});

describe('an earlier version', () => {
  const published = { publishedAt: '2026-01-05T15:00:00.000Z', publishedBy: null };
  const versions = [
    { number: 2, isInForce: true, ...published },
    { number: 1, isInForce: false, ...published },
    { number: 0, isInForce: false, publishedAt: null, publishedBy: null },
  ];
  const slot = { kind: 'contacts', establishmentId: null };
  const restoreOf = (name: RegExp) => screen.getByRole('button', { name });
  const takes = (phoneOfVersion: string) =>
    calls.mockImplementation(() => {
      stored = { ...empty, versions, draft: draftOf(phoneOfVersion) };
      return { settingId: 5, version: 1, faults: [] };
    });

  it('becomes the draft, whose preview gets the focus; nothing is published', async () => {
    stored = { ...empty, versions };
    await openDesk();
    takes('514 555-0177');
    await act(async () => fireEvent.click(restoreOf(/\(version d’origine\)$/)));
    const heading = await screen.findByRole('heading', { name: /participantes liront$/ });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
    expect(calls).toHaveBeenCalledExactlyOnceWith('restore', {
      ...slot,
      number: 0,
      settingId: null,
      version: 0,
    });
    expect(phone().value).toBe('514 555-0177');
    screen.getByText(/^Le brouillon est maintenant : version d’origine\./);
  });

  it('replaces a draft only after a question', async () => {
    stored = { ...empty, versions, draft: draftOf('514 555-0111') };
    await openDesk();
    await act(async () => fireEvent.click(restoreOf(/\(version 1\)$/)));
    expect(calls).not.toHaveBeenCalled();
    takes('514 555-0177');
    await press('Remplacer');
    await vi.waitFor(() =>
      expect(calls).toHaveBeenCalledWith('restore', {
        ...slot,
        number: 1,
        settingId: 5,
        version: 1,
      }),
    );
    await vi.waitFor(() => expect(phone().value).toBe('514 555-0177'));
  });

  it('leaves the draft of a colleague alone, and shows it', async () => {
    stored = { ...empty, versions };
    await openDesk();
    calls.mockImplementation(() => {
      stored = { ...empty, versions, draft: draftOf('514 555-0133') };
      return refusal('VERSION_CONFLICT', 409, { current: stored.draft });
    });
    await act(async () => fireEvent.click(restoreOf(/\(version 1\)$/)));
    await screen.findByText('Ce brouillon a été modifié.');
    expect(phone().value).toBe('514 555-0133');
  });
});

it('shows each preview wholly in its own language', async () => {
  needTexts({
    fr: () => Promise.resolve({ messages }),
    en: () => import('../../../locales/en/messages.po'),
  });
  const caution = { name: 'caution' as const, children: ['Texte'] };
  const preview = { title: 'Titre', summary: 'Résumé', body: [caution] };
  await openTab()(
    <>
      <PagePreview preview={preview} lang="fr" heading="h3" />
      <PagePreview preview={preview} lang="en" heading="h3" />
    </>,
  );
  screen.getByText('Prudence');
  expect((await screen.findByText('Take care')).closest('[lang]')?.getAttribute('lang')).toBe('en');
});
