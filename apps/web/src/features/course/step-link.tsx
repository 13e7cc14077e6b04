import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import type { Step } from './steps.ts';

type StepLinkProps = {
  readonly step: Step;
  readonly className?: string;
  readonly bare?: boolean;
  readonly children: ReactNode;
};

/** A link to a video or a chapter. */
export function StepLink({ step, ...props }: StepLinkProps) {
  const module = step.module.number;
  return step.kind === 'video' ? (
    <Link to="moduleVideo" params={{ module }} {...props} />
  ) : (
    <Link to="moduleChapter" params={{ module, chapter: step.chapter.number }} {...props} />
  );
}

/** What a step is called: « Vidéo du module 2 », « Chapitre 5 : … ». */
export function StepName({ step }: { step: Step }) {
  const module = step.module.number;
  if (step.kind === 'video') return <Trans>Vidéo du module {module}</Trans>;
  return step.chapter.title;
}
