import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useEffect } from 'react';
import { useConsultedId } from '../../../lib/consulting.ts';
import { usePageTitle } from '../../../lib/document-title.ts';
import { trpc } from '../../../trpc.ts';
import { BesidePrimary, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusWord } from '../../../ui/status-word.tsx';
import { FilmHelp } from '../../site/crisis-line.tsx';
import { CourseFault, isNoSuchPlace } from '../course-fault.tsx';
import { ModuleLocked } from '../module-locked.tsx';
import { StepNav } from '../step-nav.tsx';
import { useModuleChanged } from '../use-module-changed.ts';
import { type Module, useModules, useWhose, type Video } from '../use-modules.ts';
import { Player } from './player.tsx';
import { VideoTranscript } from './video-transcript.tsx';

type NoVideoProps = {
  readonly module: Pick<Module, 'number' | 'isVideoWatched'>;
  readonly isKept: boolean;
};

function NoVideo({ module: { number, isVideoWatched }, isKept }: NoVideoProps) {
  const onSuccess = useModuleChanged();
  const { mutate, isIdle } = trpc.programme.markVideoWatched.useMutation({ onSuccess });
  const isToMark = isKept && !isVideoWatched && isIdle;
  useEffect(() => {
    if (isToMark) mutate({ moduleId: number });
  }, [isToMark, number, mutate]);
  return (
    <EmptyState title={<Trans>Ce module n’existe pas en images</Trans>}>
      <Trans>Commencez par le premier chapitre : il dit tout ce qu’il faut savoir.</Trans>
    </EmptyState>
  );
}

/** @source specification §2 */
export function VideoView({ number }: { number: number }) {
  const { t } = useLingui();
  const modules = useModules();
  const module = modules.data?.find((each) => each.number === number);
  usePageTitle(t`Le module ${number} en images`);
  return (
    <>
      <PageHeading
        above={
          <span className="flex flex-wrap items-center gap-x-4">
            <Link to="module" params={{ module: number }}>
              <Trans>Module {number}</Trans>
            </Link>
            {module && module.state !== 'locked' && (
              <StatusWord status={module.isVideoWatched ? 'done' : 'todo'}>
                {module.isVideoWatched ? <Trans>Vu</Trans> : <Trans>À voir</Trans>}
              </StatusWord>
            )}
          </span>
        }
      >
        {module ? (
          <Trans>{module.title} : le module en images</Trans>
        ) : (
          <Trans>Le module {number} en images</Trans>
        )}
      </PageHeading>
      <BesidePrimary value={module !== undefined && unreadAfterFilm(module) !== undefined}>
        <VideoOrReason number={number} module={module ?? null} />
      </BesidePrimary>
      <QueryView query={modules} lines={4}>
        {(list) => (
          <>
            {module && <ToChapters module={module} />}
            <StepNav
              modules={list}
              place={{ kind: 'video', moduleNumber: number }}
              isOnwardShown={Boolean(module?.isVideoWatched && module.chapters.length > 0)}
            />
          </>
        )}
      </QueryView>
    </>
  );
}

function VideoOrReason({ number, module }: { number: number; module: Module | null }) {
  const isConsulting = useConsultedId() !== null;
  const query = trpc.programme.getVideo.useQuery({ ...useWhose(), moduleId: number });
  const { data: video, error, refetch, isFetching } = query;
  if (module?.state === 'locked') {
    return <ModuleLocked module={module} />;
  }
  if (video) return <Watch video={video} />;
  if (isNoSuchPlace(error) && module) {
    return <NoVideo module={module} isKept={!module.isStopped && !isConsulting} />;
  }
  if (error) {
    return <CourseFault error={error} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return <Skeleton lines={10} />;
}

function Watch({ video }: { video: Video }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <Player key={video.film} video={video} onFault={() => setHasFailed(true)} />
      <FilmHelp />
      <VideoTranscript video={video} isNeeded={hasFailed} />
    </>
  );
}

/** Chapter to read after the film. Its link is then the primary button. */
const unreadAfterFilm = ({ chapters, isVideoWatched }: Module) =>
  isVideoWatched ? chapters.find(({ readAt }) => readAt === null) : undefined;

function ToChapters({ module }: { module: Module }) {
  const { number, chapters, isVideoWatched } = module;
  const [first] = chapters;
  if (!isVideoWatched || !first) return null;
  const unread = unreadAfterFilm(module);
  const next = unread ?? first;
  return (
    <p className="mt-8" data-screen-only>
      <Link
        to="moduleChapter"
        params={{ module: number, chapter: next.number }}
        bare
        className={buttonClass(unread ? 'primary' : 'secondary')}
      >
        {next === first ? (
          <Trans>Lire le premier chapitre</Trans>
        ) : (
          <Trans>Continuer avec le chapitre {next.number}</Trans>
        )}
      </Link>
    </p>
  );
}
