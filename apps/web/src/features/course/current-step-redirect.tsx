import { moduleInProgress } from '@aube/api/rules';
import { Redirect } from 'wouter';
import { pathTo } from '../../routes.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { resumeAt } from './steps.ts';
import { type Module, useModules } from './use-modules.ts';

type Asked = { readonly kind: 'video' } | { readonly kind: 'chapter'; readonly number: number };

function placeOf(modules: readonly Module[], asked: Asked): string {
  const number = moduleInProgress(modules);
  const module = modules.find((each) => each.number === number);
  if (!module) return pathTo('programme');
  if (asked.kind === 'video') return pathTo('moduleVideo', { module: module.number });
  const own = module.chapters.find((chapter) => chapter.number === asked.number);
  const resume = resumeAt(module);
  if (!own && resume.kind === 'video') return pathTo('moduleVideo', { module: module.number });
  const chapter = own ?? (resume.kind === 'chapter' ? resume.chapter : module.chapters[0]);
  return chapter
    ? pathTo('moduleChapter', { module: module.number, chapter: chapter.number })
    : pathTo('module', { module: module.number });
}

/**
 * Redirects to the video, the named chapter, or the first uncompleted step of the module in
 * progress.
 * @source specification §2
 * @decision D34
 */
export function CurrentStepRedirect({ asked }: { asked: Asked }) {
  const modules = useModules();
  return (
    <QueryView query={modules} lines={8}>
      {(list) => <Redirect to={placeOf(list, asked)} replace />}
    </QueryView>
  );
}
