import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RowWords } from '../../ui/row-words.tsx';
import { StatusWord } from '../../ui/status-word.tsx';
import { StepLink } from './step-link.tsx';
import { isDone, isStepOpen, readingMinutes, resumeAt, type Step, stepsOf } from './steps.ts';
import type { Module } from './use-modules.ts';

export function StepRows({ module }: { module: Module }) {
  const next = module.state === 'complete' ? null : keyOf(resumeAt(module));
  return (
    <ol className="border-b border-line">
      {stepsOf(module).map((step) => (
        <li key={keyOf(step)} className="border-t border-line">
          <StepRow step={step} isNext={keyOf(step) === next} />
        </li>
      ))}
    </ol>
  );
}

const keyOf = (step: Step): string => (step.kind === 'video' ? 'video' : step.chapter.id);

function StepRow({ step, isNext }: { step: Step; isNext: boolean }) {
  const isLocked = !isStepOpen(step);
  const inner = (
    <>
      <RowWords
        className="basis-56"
        above={<StepKind step={step} />}
        title={step.kind === 'video' ? <Trans>Le module en images</Trans> : step.chapter.title}
        below={step.kind === 'chapter' && step.chapter.summary}
      />
      <StepStatus step={step} isNext={isNext} />
    </>
  );
  if (isLocked) return <div className="activity hover:bg-transparent">{inner}</div>;
  return (
    <StepLink step={step} className="activity">
      {inner}
    </StepLink>
  );
}

function StepKind({ step }: { step: Step }) {
  const { t } = useLingui();
  if (step.kind === 'video') return <Trans>Images</Trans>;
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
  const isLocked = !isStepOpen(step);
  const other = isLocked ? 'locked' : isNext ? 'inProgress' : 'todo';
  const status = isDone(step) ? 'done' : other;
  const isVideo = step.kind === 'video';
  const words = {
    done: isVideo ? <Trans>Vu</Trans> : <Trans>Lu</Trans>,
    locked: <Trans>Pas encore ouvert</Trans>,
    inProgress: <Trans>À suivre</Trans>,
    todo: isVideo ? <Trans>À voir</Trans> : <Trans>À lire</Trans>,
  };
  return <StatusWord status={status}>{words[status]}</StatusWord>;
}
