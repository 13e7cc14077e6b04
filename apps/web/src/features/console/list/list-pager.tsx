import { listRules, PAGE_SIZES, pageCount, shownPage } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { ListView } from './list-view.ts';
import { PageSizeField } from './page-size-field.tsx';

type ListPagerProps = {
  readonly view: ListView;
  readonly total: number;
  readonly onChange: (change: Partial<ListView>) => void;
};

export function ListPager({ view, total, onChange }: ListPagerProps) {
  const { t, i18n } = useLingui();
  const { pageSize } = view;
  const pages = pageCount(total, pageSize);
  const page = shownPage(view.page, total, pageSize);
  const turn = (next: number) => {
    onChange({ page: next });
    document.querySelector('h1')?.scrollIntoView();
  };
  if (total <= PAGE_SIZES[0]) return null;
  const most = i18n.number(listRules.mostCounted);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <PageSizeField pageSize={pageSize} onChange={onChange} />
      {pages > 1 && (
        <nav
          aria-label={t`Pages de la liste`}
          className="flex flex-wrap items-center gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2"
        >
          <Button
            kind="secondary"
            {...(page <= 1 && { busy: true })}
            onClick={() => turn(page - 1)}
          >
            <ChevronLeft aria-hidden className="size-5" />
            <Trans>Précédente</Trans>
          </Button>
          <span className="tabular-nums max-sm:order-first max-sm:col-span-2 max-sm:text-center">
            <Trans>
              Page {page} sur {pages}
            </Trans>
          </span>
          <Button
            kind="secondary"
            {...(page >= pages && { busy: true })}
            onClick={() => turn(page + 1)}
          >
            <Trans>Suivante</Trans>
            <ChevronRight aria-hidden className="size-5" />
          </Button>
        </nav>
      )}
      {total > listRules.mostCounted && page === pages && (
        <p className="basis-full">
          <Trans>
            La liste s’arrête à {most} lignes. Cherchez un nom ou choisissez un filtre pour voir les
            autres.
          </Trans>
        </p>
      )}
    </div>
  );
}
