import type { CourseStep } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { OpeningWords } from './opening-words.tsx';
import { StepLink } from './step-link.tsx';
import { isStepOpen, neighboursOf, type Step } from './steps.ts';
import type { Module } from './use-modules.ts';

export const stepNavClass = 'step-nav mt-10 grid gap-3 sm:grid-cols-2';

type StepNavProps = {
  readonly modules: readonly Module[];
  readonly place: CourseStep;
  readonly isOnwardShown?: boolean;
};

/** @decision D34 */
export function StepNav({ modules, place, isOnwardShown = false }: StepNavProps) {
  const { t } = useLingui();
  const { previous, next } = neighboursOf(modules, place);
  return (
    <nav aria-label={t`Étapes du programme`} className={stepNavClass} data-screen-only>
      {previous && <Neighbour step={previous} direction="previous" />}
      {next && !isOnwardShown && <Neighbour step={next} direction="next" />}
    </nav>
  );
}

type Direction = 'previous' | 'next';

export const neighbourClass = (direction: Direction): string =>
  classNames(
    'flex flex-col gap-1 rounded-card border border-line px-4.5 py-3.5 leading-[1.4]',
    'text-ink no-underline [a&]:hover:border-edge [a&]:hover:bg-raised',
    direction === 'next' && 'is-next sm:col-start-2 sm:text-right',
  );

type NeighbourWordsProps = {
  readonly icon: LucideIcon;
  readonly above: ReactNode;
  readonly children: ReactNode;
};

export function NeighbourWords({ icon: Icon, above, children }: NeighbourWordsProps) {
  return (
    <>
      <span className="flex items-center gap-2 text-small text-ink-soft sm:in-[.is-next]:flex-row-reverse">
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        {above}
      </span>
      <span className="font-medium">{children}</span>
    </>
  );
}

function Neighbour({ step, direction }: { step: Step; direction: Direction }) {
  const isLocked = !isStepOpen(step);
  const isBefore = direction === 'previous';
  const Arrow = isBefore ? ArrowLeft : ArrowRight;
  const above = isBefore ? <Trans>Précédent</Trans> : <Trans>Suivant</Trans>;
  const words = (
    <NeighbourWords icon={isLocked ? Lock : Arrow} above={above}>
      <StepName step={step} />
    </NeighbourWords>
  );
  const className = neighbourClass(direction);
  return isLocked ? (
    <div className={className}>
      {words}
      <span className="text-small text-ink-soft">
        <OpeningWords {...step.module} />
      </span>
    </div>
  ) : (
    <StepLink step={step} className={className}>
      {words}
    </StepLink>
  );
}

function StepName({ step }: { step: Step }) {
  const module = step.module.number;
  if (step.kind === 'video') return <Trans>Le module {module} en images</Trans>;
  return step.chapter.title;
}
