import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab, playServer, press, refusal } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { describeParticipants } from '../participants/participant-description.tsx';
import { findSearch, keepSearch } from './kept-searches.ts';
import { StaffList } from './staff-list.tsx';

const person = {
  userId: 7,
  firstName: 'Élise',
  lastName: 'Côté',
  inclusionNumber: 'AU-1',
  establishment: 'Clinique',
  state: 'inProgress',
  programmeWeek: 3,
  leftOn: null,
  lastActiveOn: null,
  submittedAt: { S0: '2026-01-01T12:00:00Z', S6: null, S12: null, S24: null },
  recentNights: { completed: 8, expected: 14 },
  reasons: ['crisis'],
};
const one = { rows: [person], total: 1, page: 1 };
const none = { rows: [], total: 0, page: 1 };
const answer = vi.fn<(asked: unknown) => unknown>();
const list = describeParticipants({ places: [], isOfSeveral: false });

function setNarrow(isNarrow: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  answer.mockReset().mockReturnValue(one);
  playServer({ 'admin.listParticipants': answer });
  history.replaceState(null, '', '/admin/participants');
  localStorage.clear();
  setNarrow(false);
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

async function show() {
  await openTab()(<StaffList list={list} />);
  await waitFor(() => expect(screen.queryByText('Chargement…')).toBeNull());
}
const box = () => screen.getByRole('searchbox');
const type = (text: string) =>
  act(async () => fireEvent.change(box(), { target: { value: text } }));
const searchInHistory = () => findSearch((history.state as { searchId?: string } | null)?.searchId);
const lastAsked = () => answer.mock.lastCall?.[0];

describe('the search of a list', () => {
  it('follows the typing, and stands in the history but never in the address', async () => {
    await show();
    await type('  Élise ');
    await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'Élise', page: 1 }));
    expect(location.search).toBe('');
    expect(searchInHistory()).toBe('Élise');
    expect(JSON.stringify(history.state)).not.toContain('Élise');
    expect(box()).toHaveProperty('value', '  Élise ');
  });

  it('is one question for letters that follow one another', async () => {
    await show();
    for (const text of ['c', 'cô', 'côt']) await type(text);
    await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'côt' }));
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('is sent at once by Enter', async () => {
    await show();
    await type('côté');
    await act(async () => fireEvent.submit(box()));
    expect(searchInHistory()).toBe('côté');
  });

  it('is sent at once by leaving the field, so that a link takes it along', async () => {
    await show();
    await type('côté');
    await act(async () => fireEvent.blur(box()));
    expect(searchInHistory()).toBe('côté');
  });

  it('comes back with the history', async () => {
    history.replaceState({ searchId: keepSearch('roy') }, '');
    await show();
    expect(box()).toHaveProperty('value', 'roy');
    expect(lastAsked()).toMatchObject({ search: 'roy' });
  });
});

describe('the address of a list', () => {
  it('keeps its filters and its order, each a step back', async () => {
    await show();
    const steps = history.length;
    const state = screen.getByLabelText('État');
    await act(async () => fireEvent.change(state, { target: { value: 'en-cours' } }));
    await press('Programme');
    expect(location.search).toBe('?etat=en-cours&tri=semaine');
    expect(history.length).toBe(steps + 2);
    const asked = { state: 'inProgress', sort: 'week', direction: 'desc' };
    await waitFor(() => expect(lastAsked()).toMatchObject(asked));
    const header = screen.getByRole('columnheader', { name: 'Programme' });
    expect(header.getAttribute('aria-sort')).toBe('descending');
  });

  it('says what it narrows the list to, also where that is not among the options', async () => {
    history.replaceState(null, '', '?etablissement=5');
    await show();
    expect(screen.getByRole('combobox', { name: 'Établissement' })).toHaveProperty('value', '5');
    expect(lastAsked()).toMatchObject({ establishmentId: 5 });
  });

  it('is cleared of its filters, and the focus goes to the count', async () => {
    history.replaceState({ searchId: keepSearch('x') }, '', '?alerte=oui&tri=semaine');
    await show();
    await press('Effacer les filtres');
    expect(location.search).toBe('?tri=semaine');
    expect(history.state).toBeNull();
    expect(document.activeElement?.textContent).toBe('1 personne');
  });
});

describe('the columns of a list', () => {
  it('are chosen, and remembered on the device', async () => {
    await show();
    expect(screen.getByRole('columnheader', { name: 'Questionnaires' })).not.toBeNull();
    await act(async () => fireEvent.click(screen.getByLabelText('Questionnaires')));
    expect(screen.queryByRole('columnheader', { name: 'Questionnaires' })).toBeNull();
    cleanup();
    await show();
    expect(screen.queryByRole('columnheader', { name: 'Questionnaires' })).toBeNull();
  });

  it.each(['{', 'null', '[]', '{"nights":"no"}'])(
    'are as described where %s is kept',
    async (kept) => {
      localStorage.setItem('aube.columns.participants', kept);
      await show();
      expect(screen.getAllByRole('columnheader').map((each) => each.textContent.trim())).toEqual([
        'Nom',
        'À regarder',
        'Programme',
        'Dernière activité',
        '14\u00A0dernières nuits',
        'Questionnaires',
        'Actions',
      ]);
    },
  );
});

describe('a list', () => {
  it('has cards where a table has no room, without what there is nothing to say of', async () => {
    setNarrow(true);
    await show();
    expect(screen.queryByRole('table')).toBeNull();
    const card = within(screen.getByRole('list', { name: 'Participants' })).getByRole('listitem');
    expect(within(card).getByRole('heading').textContent).toBe('Côté, Élise');
    const labels = within(card)
      .getAllByRole('term')
      .map((term) => term.textContent);
    expect(labels).toEqual([
      'À regarder',
      'Programme',
      '14\u00A0dernières nuits',
      'Questionnaires',
    ]);
  });

  it.each([
    ['nobody fits', '?etat=quitte', 'Personne ne correspond à votre recherche'],
    ['there is nobody at all', '', 'Pas encore de participant'],
  ])('says that %s', async (_what, address, expected) => {
    answer.mockReturnValue(none);
    history.replaceState(null, '', address || location.pathname);
    await show();
    expect(await screen.findByText(expected)).not.toBeNull();
    expect(screen.getByText('0 personne')).not.toBeNull();
  });

  it('says what was refused, and tries again', async () => {
    answer.mockReturnValueOnce(refusal('FORBIDDEN', 403));
    await show();
    await press('Réessayer');
    expect(await screen.findByRole('table')).not.toBeNull();
  });

  it('says which of its rows are here', async () => {
    answer.mockReturnValue({ rows: [person], total: 26, page: 2 });
    history.replaceState(null, '', '?page=9');
    await show();
    expect(await screen.findByText('26 à 26 sur 26 personnes')).not.toBeNull();
    expect(screen.getByText('Page 2 sur 2')).not.toBeNull();
  });
});
