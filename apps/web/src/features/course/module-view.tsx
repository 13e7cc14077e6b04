import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ModuleProgress } from './module-list.tsx';
import { ModuleLocked } from './module-locked.tsx';
import { StepLink } from './step-link.tsx';
import { neighbourClass, NeighbourWords, stepNavClass } from './step-nav.tsx';
import { StepRows } from './step-rows.tsx';
import { resumeAt } from './steps.ts';
import type { Module } from './use-modules.ts';

/** @source specification §2 */
export function ModuleView({ module, modules }: { module: Module; modules: readonly Module[] }) {
  const { number } = module;
  return (
    <>
      {module.state === 'locked' ? <ModuleLocked module={module} /> : <Resume module={module} />}
      <section aria-labelledby="steps" className="mt-10">
        <h2 id="steps" className="mb-3 text-lead">
          {module.state === 'locked' ? (
            <Trans>Ce que vous y trouverez</Trans>
          ) : (
            <Trans>Ce module, étape par étape</Trans>
          )}
        </h2>
        <StepRows module={module} />
      </section>
      <ModuleNav number={number} modules={modules} />
    </>
  );
}

function Resume({ module }: { module: Module }) {
  const step = resumeAt(module);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {module.state !== 'complete' && !module.isStopped && (
        <StepLink step={step} className={buttonClass('primary')}>
          {module.state === 'open' ? (
            <Trans>Commencer par le module en images</Trans>
          ) : step.kind === 'video' ? (
            <Trans>Continuer le module en images</Trans>
          ) : (
            <Trans>Continuer avec le chapitre {step.chapter.number}</Trans>
          )}
        </StepLink>
      )}
      <p className="text-ink-soft">
        {module.state === 'complete' ? (
          <Trans>Tout est fait. Vous pouvez relire ce que vous voulez.</Trans>
        ) : module.isStopped ? (
          <Trans>
            Le programme est arrêté : vous pouvez encore lire ce module, mais vous ne pouvez plus
            rien y noter.
          </Trans>
        ) : (
          <ModuleProgress module={module} />
        )}
      </p>
    </div>
  );
}

function ModuleNav({ number, modules }: { number: number; modules: readonly Module[] }) {
  const { t } = useLingui();
  const previous = modules.find((each) => each.number === number - 1);
  const next = modules.find((each) => each.number === number + 1);
  return (
    <nav aria-label={t`Autres modules`} className={stepNavClass} data-screen-only>
      {previous && <Neighbour module={previous} direction="previous" />}
      {next && <Neighbour module={next} direction="next" />}
    </nav>
  );
}

type NeighbourProps = { readonly module: Module; readonly direction: 'previous' | 'next' };

function Neighbour({ module: { number, title }, direction }: NeighbourProps) {
  return (
    <Link to="module" params={{ module: number }} bare className={neighbourClass(direction)}>
      <NeighbourWords
        icon={direction === 'previous' ? ArrowLeft : ArrowRight}
        above={<Trans>Module {number}</Trans>}
      >
        {title}
      </NeighbourWords>
    </Link>
  );
}
