import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { NotNoted } from '../not-noted.tsx';
import type { Video } from '../use-modules.ts';
import { useMarkWatched } from './use-mark-watched.ts';

/** The end of a video's text: a button counts it as the video seen. @decision D73 programme#videos */
export function TextRead({ video }: { video: Video }) {
  const text = useErrorText();
  const end = useRef<HTMLDivElement>(null);
  const { mutate, error, isPending } = useMarkWatched();
  const { moduleNumber: moduleId, isWatched, isKept } = video;
  const markRead = () =>
    mutate(
      { moduleId, by: 'text' },
      // The pressed button is gone: the focus stays in place.
      { onSuccess: () => end.current?.focus() },
    );
  if (!isWatched && !isKept) return null;
  return (
    <div
      ref={end}
      tabIndex={-1}
      className="mt-8 mb-4 grid justify-items-start gap-4 border-t border-line pt-6 outline-none"
      data-screen-only
    >
      {isWatched ? (
        <p className="flex items-center gap-2 font-medium">
          <CircleCheck aria-hidden className="size-6 shrink-0 text-ok" strokeWidth={1.75} />
          <Trans>Cette vidéo compte comme vue.</Trans>
        </p>
      ) : (
        <>
          <p className="text-ink-soft">
            <Trans>Lire ce texte jusqu’au bout compte comme voir la vidéo.</Trans>
          </p>
          <Button kind="secondary" busy={isPending} onClick={markRead}>
            <Trans>J’ai lu le texte</Trans>
          </Button>
        </>
      )}
      {error && (
        <NotNoted
          title={<Trans>La lecture n’a pas pu être notée</Trans>}
          onRetry={markRead}
          busy={isPending}
        >
          {text(faultOf(error))}
        </NotNoted>
      )}
    </div>
  );
}
