import { PAGE_SIZES, type PageSize } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ListView } from './list-address.ts';

interface ListPagesProps {
  readonly view: ListView;
  readonly pages: number;
  readonly onChange: (view: ListView) => void;
}

/** Turns the pages of the list, and says how many people each one holds. */
export function ListPages({ view, pages, onChange }: ListPagesProps) {
  const { t } = useLingui();
  const { page, pageSize } = view;
  const turn = (next: number) => {
    onChange({ ...view, page: next });
    document.querySelector('h1')?.scrollIntoView();
  };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <PageSize
        value={pageSize}
        onChange={(size) => onChange({ ...view, page: 1, pageSize: size })}
      />
      {pages > 1 && (
        <nav aria-label={t`Pages de la liste`} className="flex flex-wrap items-center gap-3">
          <Button kind="secondary" busy={page <= 1} onClick={() => turn(page - 1)}>
            <ChevronLeft aria-hidden className="size-5" />
            <Trans>Précédente</Trans>
          </Button>
          <span className="tabular-nums">
            <Trans>
              Page {page} sur {pages}
            </Trans>
          </span>
          <Button kind="secondary" busy={page >= pages} onClick={() => turn(page + 1)}>
            <Trans>Suivante</Trans>
            <ChevronRight aria-hidden className="size-5" />
          </Button>
        </nav>
      )}
    </div>
  );
}

interface PageSizeProps {
  readonly value: PageSize;
  readonly onChange: (size: PageSize) => void;
}

function PageSize({ value, onChange }: PageSizeProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-small text-ink-soft">
        <Trans>Personnes par page</Trans>
      </label>
      <select
        id={id}
        value={value}
        className="min-h-11 rounded-control border border-edge bg-raised px-3 text-ink"
        onChange={(event) => {
          const size = PAGE_SIZES.find((each) => String(each) === event.target.value);
          if (size) onChange(size);
        }}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </div>
  );
}
