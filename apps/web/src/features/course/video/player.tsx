import { Trans, useLingui } from '@lingui/react/macro';
import { MediaProvider } from 'media-chrome/react/media-store';
import { type SyntheticEvent, useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import type { Locale } from '../../../lib/locale.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { NotNoted } from '../not-noted.tsx';
import type { Video } from '../use-modules.ts';
import { type CaptionChoice, PlayerControls } from './player-controls.tsx';
import { PlayerFault } from './player-fault.tsx';
import { useCaption } from './use-caption.ts';
import { useFilm } from './use-film.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { usePlayer, usePlayerPart, usePlayerState } from './use-player.ts';
import { useWatching } from './use-watching.ts';
import { videoTime } from './video-time.ts';

type WatchNoticesProps = {
  readonly startedAt: number;
  /**
   * Start of the first unwatched part, in seconds. Null before the end, or when enough was watched.
   */
  readonly missedFrom: number | null;
  readonly error: unknown;
  readonly isMarking: boolean;
  readonly retry: () => void;
};

function WatchNotices({ startedAt, missedFrom, ...marking }: WatchNoticesProps) {
  const player = usePlayer();
  const text = useErrorText();
  const { error, isMarking, retry } = marking;
  return (
    <div className="mt-3 space-y-4">
      {startedAt > 0 && (
        <p className="flex flex-wrap items-center gap-x-4">
          <Trans>Vous reprenez à {videoTime(startedAt)}.</Trans>
          <Button kind="quiet" onClick={() => player.seek(0)}>
            <Trans>Revoir du début</Trans>
          </Button>
        </p>
      )}
      {missedFrom !== null && (
        <Banner kind="info" title={<Trans>Une partie n’a pas été vue</Trans>}>
          <p className="mt-1">
            <Trans>Le module compte comme vu quand vous en avez regardé les neuf dixièmes.</Trans>
          </p>
          <Button kind="secondary" className="mt-4" onClick={() => player.seek(missedFrom)}>
            <Trans>Revenir à {videoTime(missedFrom)}</Trans>
          </Button>
        </Banner>
      )}
      {Boolean(error) && (
        <NotNoted
          title={<Trans>Le module en images est vu, mais ce n’est pas encore noté</Trans>}
          onRetry={retry}
          busy={isMarking}
        >
          {text(faultOf(error))}
        </NotNoted>
      )}
    </div>
  );
}

type PlayerProps = {
  readonly video: Video;
  readonly onFault: () => void;
};

/**
 * Uses only the store of media-chrome, because its elements need inline styles, which our security
 * policy refuses.
 */
export function Player(props: PlayerProps) {
  return (
    <MediaProvider>
      <Stage {...props} />
    </MediaProvider>
  );
}

type OfFilm = SyntheticEvent<HTMLVideoElement>;

function languageOf(
  choice: CaptionChoice,
  captions: Video['captions'],
  locale: string,
): Locale | 'none' {
  if (choice === 'none') return 'none';
  const wanted = choice === 'page' ? locale : choice;
  const found = captions.find(({ language }) => language === wanted) ?? captions[0];
  return found?.language ?? 'none';
}

function Stage({ video, onFault }: PlayerProps) {
  const { t, i18n } = useLingui();
  const { url, captions, posterUrl, positionSeconds } = video;
  const [film, takeFilm] = usePlayerPart<HTMLVideoElement>('film');
  const [frame, takeFrame] = usePlayerPart('frame');
  const [choice, setChoice] = useState<CaptionChoice>('page');
  const language = languageOf(choice, captions, i18n.locale);
  const words = useCaption(film, language === 'none' ? null : language);
  const player = usePlayer();
  const { hasBegun } = usePlayerState();
  const place = useFilm(film, positionSeconds);
  const watching = useWatching(video);

  usePlayerKeys(frame, player);
  const follow = ({ currentTarget }: OfFilm) => {
    // The position is wrong while the video loads again.
    if (currentTarget.readyState === HTMLMediaElement.HAVE_NOTHING) return;
    place.goOn();
    place.remember(currentTarget);
    watching.follow(currentTarget);
  };
  return (
    <>
      <section
        ref={takeFrame}
        aria-label={t`Lecteur du module en images`}
        className="player"
        data-screen-only
      >
        <div className="player-film" hidden={place.hasFailed}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are tracks of the video */}
          <video
            key={url}
            ref={takeFilm}
            className="size-full cursor-pointer"
            src={url}
            poster={posterUrl ?? undefined}
            preload="metadata"
            playsInline
            aria-label={t`Le module ${video.moduleNumber} en images`}
            onClick={player.togglePlay}
            onLoadedMetadata={({ currentTarget }) => place.start(currentTarget)}
            onWaiting={place.wait}
            onPlaying={place.goOn}
            onTimeUpdate={follow}
            onPause={follow}
            onEnded={follow}
            onError={() => {
              place.fail();
              onFault();
            }}
          >
            {captions.map((each) => (
              <track
                key={each.url}
                kind="captions"
                src={each.url}
                srcLang={each.language}
                label={each.language === 'fr' ? 'Français' : 'English'}
              />
            ))}
          </video>
        </div>
        {place.hasFailed ? (
          <PlayerFault onRetry={() => place.retry(hasBegun)} />
        ) : (
          <>
            {captions.length > 0 &&
              language !== 'none' &&
              (hasBegun ? (
                <p className="player-caption" lang={language}>
                  {words}
                </p>
              ) : (
                <p className="player-hint">
                  <Trans>Les sous-titres disent tout.</Trans>
                </p>
              ))}
            <PlayerControls
              isWaiting={place.isWaiting}
              captions={captions}
              choice={language}
              onChoose={setChoice}
            />
          </>
        )}
      </section>
      <WatchNotices startedAt={hasBegun ? 0 : place.startedAt} {...watching} />
    </>
  );
}
