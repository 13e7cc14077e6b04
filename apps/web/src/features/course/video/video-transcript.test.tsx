import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import type { Video } from '../use-modules.ts';
import { VideoTranscript } from './video-transcript.tsx';

vi.mock('../listen/listen.tsx', () => ({ Listen: () => <button type="button">Écouter</button> }));
vi.mock('./use-mark-watched.ts', () => ({ useMarkWatched: () => ({}) }));
afterEach(cleanup);

it.each([
  ['a film without a voice', false, 1],
  ['a film with a recorded voice', true, 0],
])('beside %s (%s), « Écouter » stands %i times', (_, hasVoice, count) => {
  const video = {
    hasVoice,
    transcript: [{ title: null, paragraphs: ['Bienvenue.'] }],
  } as unknown as Video;
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  render(
    <I18nProvider i18n={i18n}>
      <VideoTranscript video={video} isNeeded={false} />
    </I18nProvider>,
  );
  expect(screen.queryAllByRole('button', { name: 'Écouter' })).toHaveLength(count);
  expect(screen.getByText('Bienvenue.')).toBeTruthy();
});
