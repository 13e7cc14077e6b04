import type { CourseStep } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { OpeningWords } from './opening-words.tsx';
import { StepLink, StepName } from './step-link.tsx';
import { neighboursOf, type Step } from './steps.ts';
import type { Module } from './use-modules.ts';

/** The steps before and after, through the programme; one that is locked says when it opens. @decision D34 */
export function StepNav({ modules, place }: { modules: readonly Module[]; place: CourseStep }) {
  const { t } = useLingui();
  const { previous, next } = neighboursOf(modules, place);
  return (
    <nav aria-label={t`Étapes du programme`} className="step-nav" data-screen-only>
      {previous && (
        <Neighbour step={previous} direction="previous">
          <Trans>Précédent</Trans>
        </Neighbour>
      )}
      {next && (
        <Neighbour step={next} direction="next">
          <Trans>Suivant</Trans>
        </Neighbour>
      )}
    </nav>
  );
}

type NeighbourProps = {
  readonly step: Step;
  readonly direction: 'previous' | 'next';
  readonly children: ReactNode;
};

function Neighbour({ step, direction, children }: NeighbourProps) {
  const { state } = step.module;
  const Arrow = state === 'locked' ? Lock : direction === 'previous' ? ArrowLeft : ArrowRight;
  const words = (
    <>
      <span className="step-nav-word">
        <Arrow aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        {children}
      </span>
      <span className="font-medium">
        <StepName step={step} />
      </span>
    </>
  );
  if (state === 'locked') {
    return (
      <div
        className={classNames('step-nav-item', direction === 'next' && 'step-nav-next')}
        data-locked
      >
        {words}
        <span className="text-small text-ink-soft">
          <OpeningWords {...step.module} />
        </span>
      </div>
    );
  }
  return (
    <StepLink
      step={step}
      bare
      className={classNames('step-nav-item', direction === 'next' && 'step-nav-next')}
    >
      {words}
    </StepLink>
  );
}
