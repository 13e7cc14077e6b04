import { MediaActionTypes, useMediaSelector, useMediaStore } from 'media-chrome/react/media-store';
import { useCallback, useMemo, useState } from 'react';

const leapSeconds = 10;

const changes = {
  film: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST,
  frame: MediaActionTypes.FULLSCREEN_ELEMENT_CHANGE_REQUEST,
} as const;

export function usePlayerPart<Part extends HTMLElement>(part: keyof typeof changes) {
  const store = useMediaStore();
  const [element, setElement] = useState<Part | null>(null);
  // The callback must be stable, because a new callback would disconnect the video at each render.
  const take = useCallback(
    (detail: Part | null) => {
      setElement(detail);
      store.dispatch({ type: changes[part], detail });
    },
    [part, store],
  );
  return [element, take] as const;
}

export function usePlayer() {
  const store = useMediaStore();
  return useMemo(() => {
    const ask = (type: string, detail?: unknown) => store.dispatch({ type, detail });
    const {
      MEDIA_PLAY_REQUEST,
      MEDIA_PAUSE_REQUEST,
      MEDIA_SEEK_REQUEST,
      MEDIA_PLAYBACK_RATE_REQUEST,
      MEDIA_ENTER_FULLSCREEN_REQUEST,
      MEDIA_EXIT_FULLSCREEN_REQUEST,
    } = MediaActionTypes;
    const seek = (seconds: number) => ask(MEDIA_SEEK_REQUEST, seconds);
    const leap = (seconds: number) => {
      const { mediaCurrentTime = 0, mediaDuration = 0 } = store.getState();
      seek(Math.min(Math.max(mediaCurrentTime + seconds, 0), mediaDuration || 0));
    };
    return {
      seek,
      back: () => leap(-leapSeconds),
      forward: () => leap(leapSeconds),
      setRate: (rate: number) => ask(MEDIA_PLAYBACK_RATE_REQUEST, rate),
      togglePlay: () =>
        ask(store.getState().mediaPaused === false ? MEDIA_PAUSE_REQUEST : MEDIA_PLAY_REQUEST),
      toggleFullScreen: () =>
        ask(
          store.getState().mediaIsFullscreen
            ? MEDIA_EXIT_FULLSCREEN_REQUEST
            : MEDIA_ENTER_FULLSCREEN_REQUEST,
        ),
    };
  }, [store]);
}

export type PlayerActs = ReturnType<typeof usePlayer>;

export function usePlayerState() {
  return {
    isPaused: useMediaSelector((state) => state.mediaPaused ?? true),
    hasBegun: useMediaSelector((state) => state.mediaHasPlayed ?? false),
    seconds: useMediaSelector((state) => Math.floor(state.mediaCurrentTime ?? 0)),
    durationSeconds: useMediaSelector((state) => state.mediaDuration || 0),
    rate: useMediaSelector((state) => state.mediaPlaybackRate ?? 1),
    isFullScreen: useMediaSelector((state) => state.mediaIsFullscreen ?? false),
    canFillScreen: useMediaSelector((state) => state.mediaFullscreenUnavailable === undefined),
  };
}
