import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Listen } from '../listen/listen.tsx';
import { NotNoted } from '../not-noted.tsx';
import type { Video } from '../use-modules.ts';
import { useMarkWatched } from './use-mark-watched.ts';

/** @decision D73 programme#videos */
function TextRead({ video }: { video: Video }) {
  const text = useErrorText();
  const end = useRef<HTMLDivElement>(null);
  const { mutate, error, isPending } = useMarkWatched();
  const { moduleNumber: moduleId, isWatched, isKept } = video;
  const markRead = () =>
    mutate(
      { moduleId, by: 'text' },
      // The pressed button is gone, so the focus moves to this section.
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
          <Trans>Le module en images compte comme vu.</Trans>
        </p>
      ) : (
        <>
          <p className="text-ink-soft">
            <Trans>Lire ce texte jusqu’au bout compte comme regarder les images.</Trans>
          </p>
          <Button kind="secondary" busy={isPending} onClick={markRead}>
            <Trans>J’ai lu le texte</Trans>
          </Button>
        </>
      )}
      {error && (
        <NotNoted
          title={<Trans>Le chapitre n’a pas pu être marqué comme lu</Trans>}
          onRetry={markRead}
          busy={isPending}
        >
          {text(faultOf(error))}
        </NotNoted>
      )}
    </div>
  );
}

type VideoTranscriptProps = {
  readonly video: Video;
  readonly isNeeded: boolean;
};

export function VideoTranscript({ video, isNeeded }: VideoTranscriptProps) {
  const sections = video.transcript;
  const fold = useRef<HTMLDetailsElement>(null);
  const words = useRef<HTMLDivElement>(null);
  if (sections.length === 0) return null;
  const open = () => {
    if (fold.current) fold.current.open = true;
  };
  return (
    <div className="mt-6">
      {!video.hasVoice && <Listen text={words} onStart={open} />}
      <Disclosure
        ref={fold}
        title={
          <h2 className="text-body">
            <Trans>Lire le texte des images</Trans>
          </h2>
        }
        open={isNeeded}
        className="border-t"
      >
        <div ref={words} className="prose">
          {sections.map((section, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a transcript keep their order
            <section key={index}>
              {section.title && <h3>{section.title}</h3>}
              {section.paragraphs.map((paragraph) => (
                <p
                  key={paragraph}
                  className={paragraph.startsWith('[') ? 'text-ink-soft' : undefined}
                >
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
        <TextRead video={video} />
      </Disclosure>
    </div>
  );
}
