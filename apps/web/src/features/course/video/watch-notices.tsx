import { Trans } from '@lingui/react/macro';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { NotNoted } from '../not-noted.tsx';
import { usePlayer } from './use-player.ts';
import { videoTime } from './video-time.ts';

type WatchNoticesProps = {
  /** Start of playback, in seconds; 0 from the beginning, or while playing. */
  readonly startedAt: number;
  /** Start of the unseen part, at the end of a film that does not count as seen. */
  readonly missedFrom: number | null;
  readonly error: unknown;
  readonly isMarking: boolean;
  readonly retry: () => void;
};

/** Notices beside a film: where it continues, and what is missing. */
export function WatchNotices({ startedAt, missedFrom, ...marking }: WatchNoticesProps) {
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
            <Trans>La vidéo compte comme vue quand vous en avez vu les neuf dixièmes.</Trans>
          </p>
          <Button kind="secondary" className="mt-4" onClick={() => player.seek(missedFrom)}>
            <Trans>Revenir à {videoTime(missedFrom)}</Trans>
          </Button>
        </Banner>
      )}
      {Boolean(error) && (
        <NotNoted
          title={<Trans>La vidéo est vue, mais ce n’est pas encore noté</Trans>}
          onRetry={retry}
          busy={isMarking}
        >
          {text(faultOf(error))}
        </NotNoted>
      )}
    </div>
  );
}
