import { Trans } from '@lingui/react/macro';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { Video } from '../use-modules.ts';
import { TextRead } from './text-read.tsx';

type VideoTranscriptProps = {
  readonly video: Video;
  /** Open from the start: the video is unavailable. */
  readonly isNeeded: boolean;
};

/** Speech and pictures of a video as text. Square brackets describe the picture. */
export function VideoTranscript({ video, isNeeded }: VideoTranscriptProps) {
  const sections = video.transcript;
  if (sections.length === 0) return null;
  return (
    <Disclosure
      title={
        <h2 className="text-body">
          <Trans>Lire le texte de la vidéo</Trans>
        </h2>
      }
      open={isNeeded}
      className="mt-6 border-t"
    >
      <div className="prose">
        {sections.map((section, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the text of a video never moves
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
  );
}
