import { useSyncExternalStore } from 'react';
import type { Locale } from '../../../lib/locale.ts';
import { localVoice } from './local-voice.ts';

/** Browsers list their voices late, and tell so. */
function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

/** Address of the device's voice for this language; null when there is none. */
export function useLocalVoice(locale: Locale): SpeechSynthesisVoice | null {
  const find = () =>
    'speechSynthesis' in window ? localVoice(speechSynthesis.getVoices(), locale) : null;
  const uri = useSyncExternalStore(subscribe, () => find()?.voiceURI ?? null);
  return uri === null ? null : find();
}
