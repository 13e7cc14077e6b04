import { useSyncExternalStore } from 'react';
import type { Locale } from '../../../lib/locale.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

const LANGUAGES: Record<Locale, readonly string[]> = {
  fr: ['fr', 'fra', 'fre'],
  en: ['en', 'eng'],
};

/**
 * The voice that reads a page: one of its language that works on the device, because any other
 * voice sends the text away; first one of Canada, then the device's own choice.
 * @decision D87
 */
export function localVoice<V extends Voice>(voices: readonly V[], locale: Locale): V | null {
  const speaking = voices.filter(
    ({ lang, localService }) =>
      localService && LANGUAGES[locale].includes(lang.toLowerCase().split(/[-_]/u)[0] ?? ''),
  );
  const isCanadian = ({ lang }: Voice) => /[-_]ca\b/iu.test(lang);
  return speaking.find(isCanadian) ?? speaking.find((each) => each.default) ?? speaking[0] ?? null;
}

/** Browsers list their voices late, and tell so. */
function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

/** The device's voice for this language; null when there is none. */
export function useLocalVoice(locale: Locale): SpeechSynthesisVoice | null {
  const find = () =>
    'speechSynthesis' in window ? localVoice(speechSynthesis.getVoices(), locale) : null;
  const uri = useSyncExternalStore(subscribe, () => find()?.voiceURI ?? null);
  return uri === null ? null : find();
}
