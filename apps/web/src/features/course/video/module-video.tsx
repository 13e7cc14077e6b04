import { trpc } from '../../../trpc.ts';

export interface ModuleVideoProps {
  /** The module's number. */
  readonly module: number;
  readonly title: string;
  /** Addresses in the language on the screen. */
  readonly sources: { readonly url: string; readonly captionsUrl: string | null };
  /** Where it was left, in seconds. */
  readonly positionSeconds: number;
  readonly isWatched: boolean;
  /** False when nothing is kept: somebody else's course, or one that was left. */
  readonly records: boolean;
}

const watchedShare = 0.9;

/** A module's video with its captions; nine tenths of it seen is the whole. @decision D34 */
export function ModuleVideo({ module, title, sources, ...props }: ModuleVideoProps) {
  const { isWatched, records, positionSeconds } = props;
  const utils = trpc.useUtils();
  const watched = trpc.programme.markVideoWatched.useMutation({
    onSuccess: () => utils.programme.invalidate(),
  });
  return (
    <video
      src={`${sources.url}#t=${positionSeconds}`}
      controls
      preload="metadata"
      aria-label={title}
      className="aspect-video w-full rounded-card bg-night"
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
        const isSeen = currentTime >= duration * watchedShare;
        if (isSeen && records && !isWatched && watched.isIdle) watched.mutate({ moduleId: module });
      }}
    >
      <track kind="captions" {...(sources.captionsUrl && { src: sources.captionsUrl })} default />
    </video>
  );
}
