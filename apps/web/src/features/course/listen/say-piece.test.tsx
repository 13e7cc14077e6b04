import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PageBlock } from './page-blocks.ts';
import { sayPiece } from './say-piece.ts';

const piece = { block: 0, from: 0, to: 5, words: '' };
const voice = {} as SpeechSynthesisVoice;

function begin(play: () => Promise<void>) {
  const recording = document.createElement('audio');
  recording.play = play;
  const pause = vi.fn<() => void>();
  recording.pause = pause;
  const block: PageBlock = { text: 'Words', element: document.body, nodes: [], recording };
  const heard = { onEnd: vi.fn<() => void>(), onFault: vi.fn<() => void>() };
  return { recording, pause, heard, cutOff: sayPiece(block, piece, voice, heard) };
}

it('plays the recording of a site in the place of the voice', () => {
  const play = vi.fn<() => Promise<void>>(async () => undefined);
  const { recording, heard } = begin(play);
  expect(play).toHaveBeenCalledOnce();
  recording.dispatchEvent(new Event('ended'));
  expect([heard.onEnd.mock.calls.length, heard.onFault.mock.calls.length]).toEqual([1, 0]);
});

it('says so when the recording cannot be played', async () => {
  const { heard } = begin(() => Promise.reject(new Error('NotSupportedError')));
  await waitFor(() => expect(heard.onFault).toHaveBeenCalledOnce());
});

it('is silent at once when it is cut off, and tells nothing more', async () => {
  const { recording, pause, heard, cutOff } = begin(() => Promise.reject(new Error('AbortError')));
  cutOff();
  recording.dispatchEvent(new Event('ended'));
  await Promise.resolve();
  expect(pause).toHaveBeenCalledOnce();
  expect([heard.onEnd.mock.calls.length, heard.onFault.mock.calls.length]).toEqual([0, 0]);
});
