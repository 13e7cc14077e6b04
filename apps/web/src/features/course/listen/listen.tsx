import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '../../../lib/locale.ts';
import { watchPage } from '../../../lib/page-events.ts';
import { Button } from '../../../ui/button.tsx';
import { useLocalVoice } from './local-voice.ts';
import { blocksOfPage, markPiece, type PageBlock } from './page-blocks.ts';
import { createReader, type Reading } from './reader.ts';
import { sayPiece } from './say-piece.ts';
import { spokenQueue, type SpokenPiece } from './spoken-queue.ts';

type ListenProps = {
  readonly text: RefObject<HTMLElement | null>;
  readonly onStart?: () => void;
};

/** @decision D87 */
export function Listen(props: ListenProps) {
  const { i18n } = useLingui();
  const locale = i18n.locale as Locale;
  const voice = useLocalVoice(locale);
  if (!voice) return null;
  return <Controls key={voice.voiceURI} {...props} voice={voice} locale={locale} />;
}

type ControlsProps = ListenProps & {
  readonly voice: SpeechSynthesisVoice;
  readonly locale: Locale;
};

type Part = { readonly block: PageBlock; readonly piece: SpokenPiece };

function partsOf(root: HTMLElement, locale: Locale): Part[] {
  const blocks = blocksOfPage(root);
  return spokenQueue(blocks, locale).flatMap((piece) => {
    const block = blocks[piece.block];
    return block ? [{ block, piece }] : [];
  });
}

function Controls({ text, onStart, voice, locale }: ControlsProps) {
  const { t } = useLingui();
  const hintId = useId();
  const main = useRef<HTMLButtonElement>(null);
  const [reading, setReading] = useState<Reading>('idle');
  const [hasFailed, setFailed] = useState(false);
  const [reader] = useState(() =>
    createReader<Part>({
      say: ({ block, piece }, heard) => sayPiece(block, piece, voice, heard),
      mark: ({ block, piece }) => markPiece(block, piece),
      onChange: setReading,
      onFault: () => setFailed(true),
    }),
  );
  useEffect(() => {
    const unwatch = watchPage({ onLeave: () => reader.pause() });
    return () => {
      unwatch();
      reader.stop();
    };
  }, [reader]);

  const press = () => {
    if (reading === 'reading') {
      reader.pause();
    } else if (reading === 'paused') {
      reader.goOn();
    } else if (text.current) {
      setFailed(false);
      onStart?.();
      reader.start(partsOf(text.current, locale));
    }
  };
  const end = () => {
    main.current?.focus();
    reader.stop();
  };
  return (
    <section
      aria-label={t`Lecture à voix haute`}
      className="listen"
      data-reading={reading}
      data-screen-only
    >
      <div className="flex flex-wrap items-center gap-x-5">
        <Button ref={main} kind="quiet" onClick={press} aria-describedby={hintId}>
          {reading === 'idle' && (
            <>
              <Volume2 aria-hidden className="size-5" strokeWidth={1.75} />
              <span>
                <Trans>Écouter</Trans>
              </span>
            </>
          )}
          {reading === 'reading' && (
            <>
              <Pause aria-hidden className="size-5" strokeWidth={1.75} />
              <span>
                <Trans>Mettre en pause</Trans>
              </span>
            </>
          )}
          {reading === 'paused' && (
            <>
              <Play aria-hidden className="size-5" strokeWidth={1.75} />
              <span>
                <Trans>Continuer</Trans>
              </span>
            </>
          )}
        </Button>
        {reading !== 'idle' && (
          <Button kind="quiet" onClick={end}>
            <Square aria-hidden className="size-5" strokeWidth={1.75} />
            <Trans>Arrêter</Trans>
          </Button>
        )}
      </div>
      <p id={hintId} className="sr-only">
        <Trans>La voix de votre appareil lit ce texte. Rien n’est envoyé.</Trans>
      </p>
      {hasFailed && (
        <p role="alert" className="text-attention">
          <Trans>La voix de votre appareil ne répond pas. Le texte reste à lire ici.</Trans>
        </p>
      )}
    </section>
  );
}
