import type { PageBlock } from './page-blocks.ts';
import type { Heard } from './reader.ts';
import type { SpokenPiece } from './spoken-queue.ts';

function playRecording(recording: HTMLAudioElement, { onEnd, onFault }: Heard): () => void {
  const over = new AbortController();
  const { signal } = over;
  recording.addEventListener('ended', onEnd, { signal });
  recording.addEventListener('error', onFault, { signal });
  recording.play().catch(() => {
    if (!signal.aborted) onFault();
  });
  return () => {
    over.abort();
    recording.pause();
  };
}

/**
 * @returns a function that stops the piece
 * @decision D87
 */
export function sayPiece(
  { recording }: PageBlock,
  { words }: SpokenPiece,
  voice: SpeechSynthesisVoice,
  heard: Heard,
): () => void {
  if (recording) return playRecording(recording, heard);
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.addEventListener('end', heard.onEnd);
  utterance.addEventListener('error', heard.onFault);
  speechSynthesis.speak(utterance);
  return () => {
    // The listeners are removed first, because a cancelled utterance fires an error event.
    utterance.removeEventListener('end', heard.onEnd);
    utterance.removeEventListener('error', heard.onFault);
    speechSynthesis.cancel();
  };
}
