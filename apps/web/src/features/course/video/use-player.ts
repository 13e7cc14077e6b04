import { MediaActionTypes, useMediaSelector, useMediaStore } from 'media-chrome/react/media-store';
import { useCallback, useMemo } from 'react';

const leapSeconds = 10;

/** The refs by which media-chrome's store follows the film and the frame that fills the screen. */
export function usePlayerRefs() {
  const store = useMediaStore();
  // Stable, or each drawing would let go of the film and take it up again.
  const followFilm = useCallback(
    (detail: HTMLVideoElement | null) =>
      store.dispatch({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail }),
    [store],
  );
  const followFrame = useCallback(
    (detail: HTMLElement | null) =>
      store.dispatch({ type: MediaActionTypes.FULLSCREEN_ELEMENT_CHANGE_REQUEST, detail }),
    [store],
  );
  return { followFilm, followFrame };
}

/** What may be asked of the player. */
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

/** What the controls show of the film. */
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
