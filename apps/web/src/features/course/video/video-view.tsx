import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../../lib/document-title.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { StatusWord } from '../../../ui/status-word.tsx';
import { ModuleLocked } from '../module-locked.tsx';
import { StepNav } from '../step-nav.tsx';
import { type Module, useModules } from '../use-modules.ts';
import { useRecords } from '../use-records.ts';
import { ModuleVideo } from './module-video.tsx';
import { NoVideo } from './no-video.tsx';

/** A module's video, and what comes after it. @source specification §2 */
export function VideoView({ number }: { number: number }) {
  const { t } = useLingui();
  const modules = useModules();
  const module = modules.data?.find((each) => each.number === number);
  usePageTitle(t`Vidéo du module ${number}`);
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
                {module.isVideoWatched ? <Trans>Vue</Trans> : <Trans>À voir</Trans>}
              </StatusWord>
            )}
          </span>
        }
      >
        {module ? (
          <Trans>{module.title} : la vidéo</Trans>
        ) : (
          <Trans>Vidéo du module {number}</Trans>
        )}
      </PageHeading>
      <QueryView query={modules} lines={8}>
        {(list) => module && <VideoContent module={module} modules={list} />}
      </QueryView>
    </>
  );
}

function VideoContent({ module, modules }: { module: Module; modules: readonly Module[] }) {
  const records = useRecords();
  const { number, video, isVideoWatched, videoPositionSeconds, chapters } = module;
  const place = { kind: 'video', moduleNumber: number } as const;
  if (module.state === 'locked') {
    return (
      <>
        <ModuleLocked
          module={module}
          title={<Trans>Le module {number} n’est pas encore ouvert</Trans>}
        />
        <StepNav modules={modules} place={place} />
      </>
    );
  }
  const [first] = chapters;
  return (
    <>
      {video ? (
        <ModuleVideo
          module={number}
          title={module.title}
          sources={video}
          positionSeconds={videoPositionSeconds}
          isWatched={isVideoWatched}
          records={records}
        />
      ) : (
        <NoVideo module={number} isWatched={isVideoWatched} records={records} />
      )}
      {isVideoWatched && first && (
        <p className="mt-8">
          <Link
            to="moduleChapter"
            params={{ module: number, chapter: first.number }}
            bare
            className={buttonClass('primary')}
          >
            <Trans>Lire le premier chapitre</Trans>
          </Link>
        </p>
      )}
      <StepNav modules={modules} place={place} />
    </>
  );
}
