import { useSyncExternalStore } from 'react';
import type { Locale } from '../../../lib/locale.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

const LANGUAGES: Record<Locale, readonly string[]> = {
  fr: ['fr', 'fra', 'fre'],
  en: ['en', 'eng'],
};

/**
 * Prefers Canadian voices. Online voices are refused, because they would send the text to a server.
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

/** Browsers may load the list of voices after the page. */
function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

export function useLocalVoice(locale: Locale): SpeechSynthesisVoice | null {
  const find = () =>
    'speechSynthesis' in window ? localVoice(speechSynthesis.getVoices(), locale) : null;
  const uri = useSyncExternalStore(subscribe, () => find()?.voiceURI ?? null);
  return uri === null ? null : find();
}
