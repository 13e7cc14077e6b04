import { Trans, useLingui } from '@lingui/react/macro';
import { ModuleStatus } from './module-status.tsx';
import { ModuleView } from './module-view.tsx';
import { useModules } from './use-modules.ts';
import { usePageTitle } from '../../lib/document-title.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';

/** @source specification §2 @decision D34 */
export default function ModulePage({ params }: PageProps) {
  const { t } = useLingui();
  const number = Number(params['module']);
  const modules = useModules();
  const module = modules.data?.find((each) => each.number === number);
  usePageTitle(module ? t`Module ${number} : ${module.title}` : t`Module ${number}`);
  return (
    <>
      <PageHeading
        above={
          <span className="flex flex-wrap items-center gap-x-4">
            <span>
              <Trans>Module {number} sur 6</Trans>
            </span>
            {module && <ModuleStatus module={module} />}
          </span>
        }
        below={module?.summary}
      >
        {module?.title ?? <Trans>Module {number}</Trans>}
      </PageHeading>
      <QueryView query={modules} lines={10}>
        {(list) => module && <ModuleView module={module} modules={list} />}
      </QueryView>
    </>
  );
}
