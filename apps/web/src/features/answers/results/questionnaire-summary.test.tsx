import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { trpc } from '../../../trpc.ts';
import { rememberSent } from './just-sent.ts';
import { QuestionnaireSummary } from './questionnaire-summary.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form() {
  const { data } = trpc.questionnaires.findAnswers.useQuery({ code: 'S6' });
  return <p>{data?.status}</p>;
}

it('never calls a questionnaire unsent while the answers are read again', async () => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  let answer = (): Promise<object> => Promise.resolve({ status: 'draft' });
  playServer({ 'questionnaires.findAnswers': () => answer() });
  const open = openTab();
  await open(<Form />);
  await screen.findByText('draft');
  const { promise, resolve } = Promise.withResolvers<object>();
  answer = () => promise;
  rememberSent('S6');
  await open(<QuestionnaireSummary code="S6" />);
  expect(screen.queryByText(/pas encore envoyé/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/sont envoyées/);
  await act(async () => resolve({ status: 'draft' }));
  expect(await screen.findByText(/pas encore envoyé/)).not.toBeNull();
});
