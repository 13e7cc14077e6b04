import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { OpeningWords } from './opening-words.tsx';
import type { Module } from './use-modules.ts';

type ModuleCompleteProps = { readonly module: Module; readonly modules: readonly Module[] };

export function ModuleComplete({ module, modules }: ModuleCompleteProps) {
  const id = useId();
  const { number, title, chapters } = module;
  const next = modules.find((each) => each.number === number + 1);
  return (
    <section
      aria-labelledby={id}
      className="w-full rounded-card border border-line bg-raised px-5 py-6"
    >
      <h2 id={id} className="text-lead">
        {next ? (
          <Trans>Le module {number} est terminé.</Trans>
        ) : (
          <Trans>Vous avez terminé les six modules. Vous pouvez tout relire.</Trans>
        )}
      </h2>
      <p className="mt-4 text-ink-soft">
        <Trans>{title} : ce que vous avez vu</Trans>
      </p>
      <ul className="mt-2 grid gap-2">
        {chapters.map((chapter) => (
          <li key={chapter.id} className="flex gap-3">
            <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-ok" strokeWidth={1.75} />
            <Link to="moduleChapter" params={{ module: number, chapter: chapter.number }}>
              {chapter.title}
            </Link>
          </li>
        ))}
      </ul>
      {next?.state === 'locked' && (
        <p className="mt-5">
          <Trans>
            Module {next.number}, {next.title} : <OpeningWords {...next} />
          </Trans>
        </p>
      )}
      <p className="mt-5">
        {next && next.state !== 'locked' ? (
          <Link
            to="module"
            params={{ module: next.number }}
            bare
            className={buttonClass('primary')}
          >
            <Trans>Aller au module {next.number}</Trans>
          </Link>
        ) : (
          <Link to="programme" bare className={buttonClass('secondary')}>
            <Trans>Revenir à mon programme</Trans>
          </Link>
        )}
      </p>
    </section>
  );
}
