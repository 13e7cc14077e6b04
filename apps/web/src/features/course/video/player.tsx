import { Trans, useLingui } from '@lingui/react/macro';
import { MediaProvider } from 'media-chrome/react/media-store';
import { type SyntheticEvent, useState } from 'react';
import { type CaptionChoice, PlayerControls } from './player-controls.tsx';
import { PlayerFault } from './player-fault.tsx';
import { useCaption } from './use-caption.ts';
import { useFilm } from './use-film.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { usePlayer, usePlayerPart, usePlayerState } from './use-player.ts';
import { useWatching } from './use-watching.ts';
import type { Video } from '../use-modules.ts';
import { WatchNotices } from './watch-notices.tsx';
import type { Locale } from '../../../lib/locale.ts';

type PlayerProps = {
  readonly video: Video;
  /** Called when the film cannot be loaded: the transcript opens instead. */
  readonly onFault: () => void;
};

/**
 * The video of a module. The store of media-chrome follows the film; the controls are our own,
 * since its elements use inline styles and unchecked HTML, which our security policy refuses.
 */
export function Player(props: PlayerProps) {
  return (
    <MediaProvider>
      <Stage {...props} />
    </MediaProvider>
  );
}

type OfFilm = SyntheticEvent<HTMLVideoElement>;

/** The captions on screen: chosen, else in the page's language, else any. */
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
    // While a film loads again its position is wrong.
    if (currentTarget.readyState === HTMLMediaElement.HAVE_NOTHING) return;
    place.goOn();
    place.remember(currentTarget);
    watching.follow(currentTarget);
  };
  return (
    <>
      <section ref={takeFrame} aria-label={t`Lecteur vidéo`} className="player" data-screen-only>
        <div className="player-film" hidden={place.hasFailed}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks are those of the film */}
          <video
            key={url}
            ref={takeFilm}
            className="size-full cursor-pointer"
            src={url}
            poster={posterUrl ?? undefined}
            preload="metadata"
            playsInline
            aria-label={t`Vidéo du module ${video.moduleNumber}`}
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
                  <Trans>Le son n’est pas nécessaire : les sous-titres disent tout.</Trans>
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
