import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { messages as textsInEnglish } from '../../locales/en/messages.po';
import { messages as textsInFrench } from '../../locales/fr/messages.po';
import { trpc, trpcClient } from '../../trpc.ts';
import { sampleDefinition } from './testing/sample-definition.ts';
import { forgetPass, keepPass } from './screening/screening-memory.ts';
import SelfScreeningPage from './self-screening-page.tsx';

const pass = { id: 'screening', capability: 'secret' };
const answers = { a1: 1, a2: 2 };
const draft = {
  ...pass,
  capability: null,
  answers,
  status: 'draft',
  submittedAt: null,
  version: 3,
  result: null,
  flags: [],
  advice: [],
  registration: null,
  registrationEnd: null as string | null,
};
const sent = {
  ...draft,
  status: 'submitted',
  version: 4,
  result: { code: 'suited', title: 'It may suit you', text: 'No diagnosis.' },
  registration: { token: 'leave-to-register', expiresAt: '2026-01-19', referenceCode: 'C-1' },
};

const refusal = (appCode: string, httpStatus: number) => ({
  json: {
    message: appCode,
    code: -32_000,
    data: { appCode, httpStatus, issues: [], details: {}, retryAfterSeconds: 9, requestId: null },
  },
});

const server = {
  questions: 2,
  stored: draft as object,
  onSubmit: null as null | (() => object),
  submissions: [] as unknown[],
};
function answer(procedure: string, input: { submit?: boolean } | undefined): object {
  const replies: Record<string, () => unknown> = {
    'account.findMe': () => null,
    'questionnaires.getDefinition': () => ({ ...sampleDefinition(server.questions), code: 'PS' }),
    'questionnaires.findScreening': () => server.stored,
    'questionnaires.saveScreening': () => {
      if (input?.submit !== true) return draft;
      server.submissions.push(input);
      server.stored = sent;
      return server.onSubmit?.() ?? sent;
    },
  };
  const reply = replies[procedure]?.();
  const isRefused = typeof reply === 'object' && reply !== null && 'json' in reply;
  return isRefused ? { error: reply } : { result: { data: { json: reply } } };
}

vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
  const procedures = new URL(url, location.origin).pathname.replace('/trpc/', '').split(',');
  const inputs = JSON.parse(body ?? '{}') as Record<string, { json?: object }>;
  const replies = procedures.map((procedure, index) => answer(procedure, inputs[index]?.json));
  return new Response(JSON.stringify(replies), { headers: { 'content-type': 'application/json' } });
});
vi.stubGlobal('scrollTo', () => undefined);

async function show(at: string, state: object | null = null) {
  history.replaceState(state, '', at);
  const client = createQueryClient(() => Promise.resolve());
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <trpc.Provider client={trpcClient} queryClient={client}>
          <QueryClientProvider client={client}>
            <SelfScreeningPage />
          </QueryClientProvider>
        </trpc.Provider>
      </I18nProvider>,
    ),
  );
}
async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

const languages = {
  fr: {
    messages: textsInFrench,
    send: 'Voir mon résultat',
    register: 'M’inscrire au programme',
  },
  en: {
    messages: textsInEnglish,
    send: 'See my result',
    register: 'Register for the program',
  },
};
const speak = (locale: 'fr' | 'en') =>
  act(() => i18n.loadAndActivate({ locale, messages: languages[locale].messages }));

beforeEach(() => {
  server.questions = 2;
  server.stored = draft;
  server.onSubmit = null;
  server.submissions = [];
  keepPass(pass);
});
afterEach(() => {
  cleanup();
  forgetPass();
});

const faults = {
  networkCut: () => {
    throw new TypeError('Failed to fetch');
  },
  unavailable: () => refusal('UNAVAILABLE', 503),
  tooMany: () => refusal('TOO_MANY_REQUESTS', 429),
};

describe('a screening whose last reply is lost', () => {
  it.each([
    ['fr', 'networkCut', 'Le site ne répond pas. Vérifiez votre connexion, puis réessayez.'],
    ['fr', 'unavailable', 'Le site est occupé pour le moment. Réessayez dans un instant.'],
    ['fr', 'tooMany', 'Trop d’essais en peu de temps. Attendez un peu, puis réessayez.'],
    ['en', 'networkCut', 'The site is not answering. Check your connection, then try again.'],
    ['en', 'unavailable', 'The site is busy right now. Try again in a moment.'],
    ['en', 'tooMany', 'Too many tries in a short time. Wait a little, then try again.'],
  ] as const)('says why (%s, %s), and is sent again as it was', async (locale, fault, words) => {
    const { send, register } = languages[locale];
    speak(locale);
    await show('/evaluez-mon-sommeil?page=verification');
    server.onSubmit = faults[fault];
    await press(send);
    expect(await screen.findByText(words)).toBeTruthy();

    server.onSubmit = null;
    await press(send);
    expect(await screen.findByRole('heading', { name: 'It may suit you' })).toBeTruthy();
    const link = screen.getByRole('link', { name: register });
    expect(link.getAttribute('href')).toBe('/inscription/leave-to-register');
    const same = { ...pass, answers, submit: true, version: 3 };
    expect(server.submissions).toEqual([same, same]);
  });

  it('shows its result and the place to register when the page is loaded again', async () => {
    speak('fr');
    server.stored = sent;
    await show('/evaluez-mon-sommeil');
    expect(await screen.findByRole('link', { name: 'M’inscrire au programme' })).toBeTruthy();
    expect(server.submissions).toEqual([]);
  });
});

describe('a screening whose place to register has ended', () => {
  it.each([
    ['fr', 'used', 'Ce résultat a déjà servi à une inscription', 'connectez-vous'],
    ['fr', 'expired', 'Le délai pour s’inscrire est passé', 'connectez-vous'],
    ['en', 'used', 'This result was already used to register', 'log in'],
    ['en', 'expired', 'The time to register has passed', 'log in'],
  ] as const)('says so (%s, %s), and nothing of invitations', async (locale, end, title, login) => {
    speak(locale);
    server.stored = { ...sent, registration: null, registrationEnd: end };
    await show('/evaluez-mon-sommeil');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: login })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /^Pour commencer|^How to start/ })).toBeNull();
  });

  it('speaks of invitations where there was to be no place', async () => {
    speak('fr');
    server.stored = { ...sent, registration: null };
    await show('/evaluez-mon-sommeil');
    expect(await screen.findByRole('heading', { name: 'Pour commencer' })).toBeTruthy();
  });
});

it('asks anew where its result was kept no longer', async () => {
  speak('fr');
  forgetPass();
  server.stored = refusal('NOT_FOUND', 404);
  await show('/evaluez-mon-sommeil', { screening: { pass } });
  expect(await screen.findByRole('button', { name: 'Commencer' })).toBeTruthy();
  expect(history.state).toBeNull();
});

it('goes on with the questions of today when the server refuses those of yesterday', async () => {
  speak('fr');
  await show('/evaluez-mon-sommeil?page=verification');
  await screen.findByText(/Question a2/);
  server.questions = 1;
  server.onSubmit = () => refusal('INVALID', 422);
  await press(languages.fr.send);
  await screen.findByText('Certaines réponses sont à corriger.');
  await waitFor(() => expect(screen.queryByText(/Question a2/)).toBeNull());
  server.onSubmit = null;
  await press(languages.fr.send);
  await screen.findByRole('heading', { name: 'It may suit you' });
  expect(server.submissions.at(-1)).toMatchObject({ answers: { a1: 1 } });
  expect(server.submissions.at(-1)).not.toHaveProperty('answers.a2');
});
