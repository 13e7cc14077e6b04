import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { useErrorText } from '../../../lib/error-messages.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { announce } from '../../../lib/live-region.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { NotNoted } from '../not-noted.tsx';
import { ModuleComplete } from '../module-complete.tsx';
import { StepLink } from '../step-link.tsx';
import { resumeAt } from '../steps.ts';
import { type Chapter, type Module, useModules } from '../use-modules.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useReading } from './use-reading.ts';

/** @decision D34 programme#chapters */
export function ChapterEnd({ chapter }: { chapter: Chapter }) {
  const { t } = useLingui();
  const text = useErrorText();
  const { error, mutate, isPending } = useMarkRead(chapter);
  const { number } = chapter;
  const isRead = chapter.readAt !== null;
  const end = useRef<HTMLElement>(null);
  const isToMark = chapter.isKept && !isRead && !error;
  const markRead = () =>
    mutate(
      { number },
      {
        onSuccess: () => {
          announce(t`Chapitre marqué comme lu`);
          // The pressed button is gone, so the focus moves to this section.
          if (end.current?.contains(document.activeElement)) end.current.focus();
        },
      },
    );
  useReading(isToMark && !isPending, { end, wordCount: chapter.wordCount, onRead: markRead });
  const { data: modules } = useModules();
  const module = modules?.find((each) => each.number === chapter.moduleNumber);
  return (
    <section
      ref={end}
      tabIndex={-1}
      aria-label={t`Fin du chapitre`}
      className="chapter-end mt-10 grid outline-none min-h-24 justify-items-start gap-5 border-t border-line pt-7"
      data-screen-only
    >
      {isRead && (
        <p className="flex items-center gap-2 font-medium">
          <CircleCheck aria-hidden className="size-6 shrink-0 text-ok" strokeWidth={1.75} />
          <Trans>Chapitre lu</Trans>
        </p>
      )}
      {isToMark && (
        <>
          <p className="text-ink-soft">
            <Trans>
              Le chapitre sera marqué comme lu après le temps d’une lecture. Vous pouvez aussi le
              marquer vous-même.
            </Trans>
          </p>
          <Button kind="secondary" busy={isPending} onClick={markRead}>
            <Trans>J’ai lu ce chapitre</Trans>
          </Button>
        </>
      )}
      {error && (
        <NotNoted
          title={<Trans>Le chapitre n’a pas pu être marqué comme lu</Trans>}
          onRetry={() => mutate({ number })}
          busy={isPending}
        >
          {text(faultOf(error))}
        </NotNoted>
      )}
      {isRead && module && modules && <WayOn module={module} modules={modules} chapter={chapter} />}
    </section>
  );
}

type WayOnProps = {
  readonly chapter: Chapter;
  readonly module: Module;
  readonly modules: readonly Module[];
};

function WayOn({ chapter, module, modules }: WayOnProps) {
  if (module.state === 'locked') {
    return (
      <Link to="diary" hash="horaire" bare className={buttonClass('primary')}>
        <Trans>Retour à mon journal</Trans>
      </Link>
    );
  }
  const following = module.chapters.find((each) => each.number === chapter.number + 1);
  if (following || module.state !== 'complete') {
    const step = following
      ? ({ kind: 'chapter', module, chapter: following } as const)
      : resumeAt(module);
    return (
      <StepLink step={step} className={buttonClass('primary')}>
        {step.kind === 'video' ? (
          <Trans>Voir le module en images</Trans>
        ) : (
          <Trans>Lire la suite : {step.chapter.title}</Trans>
        )}
      </StepLink>
    );
  }
  return <ModuleComplete module={module} modules={modules} />;
}
