import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { Redirect, useRouter } from 'wouter';
import { NotFound } from '../../../ui/not-found.tsx';
import { usePageTitle } from '../../../lib/document-title.ts';
import { pathTo } from '../../../routes.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusWord } from '../../../ui/status-word.tsx';
import { ContentNodes, OwnElements } from '../../site/content-nodes.tsx';
import { useHashTarget } from '../../../lib/use-hash-target.ts';
import { CourseFault, isNoSuchPlace } from '../course-fault.tsx';
import { Listen } from '../listen/listen.tsx';
import { StepNav } from '../step-nav.tsx';
import { readingMinutes } from '../steps.ts';
import { type Chapter, useModules, useWhose } from '../use-modules.ts';
import { ChapterEnd } from './chapter-end.tsx';
import { drawChapterElement } from './chapter-elements.tsx';
import { ExercisesOf } from '../exercises/exercise-context.tsx';

type ChapterViewProps = {
  readonly number: number;
  /** From the address. A wrong number redirects to the right module. */
  readonly moduleNumber: number;
};

/** @source specification §2 */
export function ChapterView({ number, moduleNumber }: ChapterViewProps) {
  const { t } = useLingui();
  const query = trpc.programme.getChapter.useQuery({ ...useWhose(), number });
  const { data: chapter, error, refetch, isFetching } = query;
  const { data: modules } = useModules();
  const named = modules?.flatMap(({ chapters }) => chapters).find((each) => each.number === number);
  const title = (chapter ?? named)?.title;
  const moduleTitle =
    chapter?.moduleTitle ?? modules?.find((each) => each.number === moduleNumber)?.title;
  usePageTitle(title ?? t`Chapitre ${number}`);
  useHashTarget(chapter !== undefined);
  if (isNoSuchPlace(error)) return <NotFound />;
  if (chapter && chapter.moduleNumber !== moduleNumber) {
    const place = { module: chapter.moduleNumber, chapter: number };
    return <Redirect to={pathTo('moduleChapter', place)} replace />;
  }
  return (
    <>
      <PageHeading
        above={
          <Link to="module" params={{ module: moduleNumber }}>
            {moduleTitle ? (
              <Trans>
                Module {moduleNumber} : {moduleTitle}
              </Trans>
            ) : (
              <Trans>Module {moduleNumber}</Trans>
            )}
          </Link>
        }
        below={(chapter ?? named)?.summary}
      >
        {title ?? <Trans>Chapitre {number}</Trans>}
      </PageHeading>
      {chapter ? (
        <ChapterContent chapter={chapter} />
      ) : error ? (
        <CourseFault error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton lines={14} />
      )}
    </>
  );
}

function ChapterContent({ chapter }: { chapter: Chapter }) {
  const { data: modules } = useModules();
  const { number, moduleNumber } = chapter;
  const text = useRef<HTMLElement>(null);
  return (
    <>
      <div aria-hidden className="reading-bar" data-screen-only />
      <ChapterFacts chapter={chapter} />
      <OwnElements value={drawChapterElement}>
        <ExercisesOf chapter={chapter}>
          <div>
            <Listen key={number} text={text} />
            <SourcesOnPaper />
            <article ref={text} className="prose chapter">
              <ContentNodes nodes={chapter.body} />
            </article>
          </div>
        </ExercisesOf>
      </OwnElements>
      <ChapterEnd chapter={chapter} />
      {modules && (
        <StepNav
          modules={modules}
          place={{ kind: 'chapter', moduleNumber, chapterNumber: number }}
          isOnwardShown={chapter.readAt !== null}
        />
      )}
    </>
  );
}

/** The note is above the text, so that it is never alone on a printed page. */
function SourcesOnPaper() {
  const { base } = useRouter();
  const address = `${location.host}${base}${pathTo('references')}`;
  return (
    <p className="sources-on-paper hidden">
      <Trans>Les petits numéros renvoient aux sources, à l’adresse {address}.</Trans>
    </p>
  );
}

function ChapterFacts({ chapter }: { chapter: Chapter }) {
  const { t } = useLingui();
  const { number, moduleNumber, readAt } = chapter;
  const { data: modules } = useModules();
  const chapters = modules?.find((each) => each.number === moduleNumber)?.chapters ?? [];
  const place = chapters.findIndex((each) => each.number === number) + 1;
  const minutes = readingMinutes(chapter);
  const time = t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
  return (
    <div
      className="chapter-facts mb-6 flex min-h-14 flex-wrap items-center gap-x-5 gap-y-1 border-y border-line py-1 text-small text-ink-soft"
      data-screen-only
    >
      <span>
        <Trans>
          Chapitre {number} · {time} de lecture
        </Trans>
      </span>
      {/* Its room is kept, so that nothing moves when the modules come. */}
      <span className={place > 0 ? '' : 'invisible'}>
        <Trans>
          {place} sur {chapters.length} dans ce module
        </Trans>
      </span>
      <StatusWord status={readAt ? 'done' : 'todo'}>
        {readAt ? <Trans>Lu</Trans> : <Trans>À lire</Trans>}
      </StatusWord>
      <Button kind="quiet" className="ml-auto" onClick={() => print()}>
        <Printer aria-hidden className="size-5" strokeWidth={1.75} />
        <Trans>Imprimer</Trans>
      </Button>
    </div>
  );
}
