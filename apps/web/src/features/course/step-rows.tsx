import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { StatusWord } from '../../ui/status-word.tsx';
import { StepLink } from './step-link.tsx';
import { isDone, readingMinutes, resumeAt, type Step } from './steps.ts';
import type { Module } from './use-modules.ts';

/** The video and the chapters of a module, in order, each with its state; a locked one leads nowhere. */
export function StepRows({ module }: { module: Module }) {
  const resume = resumeAt(module);
  const steps: Step[] = [
    { kind: 'video', module },
    ...module.chapters.map((chapter) => ({ kind: 'chapter', module, chapter }) as const),
  ];
  return (
    <ol className="border-b border-line">
      {steps.map((step) => (
        <li
          key={step.kind === 'video' ? 'video' : step.chapter.id}
          className="border-t border-line"
        >
          <StepRow step={step} isNext={isSame(step, resume) && module.state !== 'complete'} />
        </li>
      ))}
    </ol>
  );
}

const isSame = (one: Step, other: Step): boolean =>
  one.kind === 'chapter'
    ? other.kind === 'chapter' && one.chapter.id === other.chapter.id
    : other.kind === 'video';

function StepRow({ step, isNext }: { step: Step; isNext: boolean }) {
  const isLocked = step.module.state === 'locked';
  const inner = (
    <>
      <span className="min-w-0 flex-1 basis-56">
        <span className="block text-small text-ink-soft">
          <StepKind step={step} />
        </span>
        <span className="block font-medium">
          {step.kind === 'video' ? <Trans>La vidéo du module</Trans> : step.chapter.title}
        </span>
        {step.kind === 'chapter' && (
          <span className="block text-small text-ink-soft">{step.chapter.summary}</span>
        )}
      </span>
      <StepStatus step={step} isNext={isNext} />
    </>
  );
  if (isLocked) return <div className="activity hover:bg-transparent">{inner}</div>;
  return (
    <StepLink step={step} bare className="activity">
      {inner}
    </StepLink>
  );
}

function StepKind({ step }: { step: Step }) {
  const { t } = useLingui();
  if (step.kind === 'video') return <Trans>Vidéo</Trans>;
  const { number } = step.chapter;
  const minutes = readingMinutes(step.chapter);
  const time = t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
  return (
    <Trans>
      Chapitre {number} · {time}
    </Trans>
  );
}

function StepStatus({ step, isNext }: { step: Step; isNext: boolean }) {
  const isVideo = step.kind === 'video';
  if (isDone(step)) {
    return (
      <StatusWord status="done">{isVideo ? <Trans>Vue</Trans> : <Trans>Lu</Trans>}</StatusWord>
    );
  }
  if (step.module.state === 'locked') {
    return (
      <StatusWord status="locked">
        <Trans>Verrouillé</Trans>
      </StatusWord>
    );
  }
  if (isNext) {
    return (
      <StatusWord status="inProgress">
        <Trans>À suivre</Trans>
      </StatusWord>
    );
  }
  return (
    <StatusWord status="todo">{isVideo ? <Trans>À voir</Trans> : <Trans>À lire</Trans>}</StatusWord>
  );
}
