import { useEffect, useState } from 'react';
import type { Locale } from '../../../lib/locale.ts';

const wordsOf = (track: TextTrack): string =>
  [...(track.activeCues ?? [])]
    .map((cue) => (cue as VTTCue).getCueAsHTML().textContent ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** The page draws the caption, because a browser's caption is very small on a phone. */
export function useCaption(film: HTMLVideoElement | null, language: Locale | null): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!film) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const tracks = [...film.textTracks];
    const setMode = (mode: 'hidden' | 'showing') => {
      for (const track of tracks) track.mode = track.language === language ? mode : 'disabled';
    };
    setMode('hidden');
    const shown = tracks.find((track) => track.language === language);
    const tell = () => setWords(shown ? wordsOf(shown) : '');
    tell();
    shown?.addEventListener('cuechange', tell, { signal });
    film.addEventListener('webkitbeginfullscreen', () => setMode('showing'), { signal });
    film.addEventListener('webkitendfullscreen', () => setMode('hidden'), { signal });
    return () => controller.abort();
  }, [film, language]);
  return words;
}
