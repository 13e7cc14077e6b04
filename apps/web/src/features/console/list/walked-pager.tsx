import { PAGE_SIZES } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, ChevronsLeft } from 'lucide-react';
import { useDates } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import type { WalkedAnswer } from './list-description.ts';
import type { ListView } from './list-view.ts';
import { PageSizeField } from './page-size-field.tsx';

type WalkedPagerProps = {
  readonly view: ListView;
  readonly answered: WalkedAnswer<unknown>;
  readonly onChange: (change: Partial<ListView>) => void;
};

export function WalkedPager({ view, answered, onChange }: WalkedPagerProps) {
  const { t } = useLingui();
  const dates = useDates();
  const { rows, next, readTo } = answered;
  const turn = (before: number | undefined) => {
    onChange({ before });
    document.querySelector('h1')?.scrollIntoView();
  };
  const isFirst = view.before === undefined;
  const isEmpty = rows.length === 0;
  const read = readTo === null ? null : dates.stamp(readTo);
  const isShort = isFirst && next === null && rows.length <= PAGE_SIZES[0];
  return (
    <>
      {read !== null && (
        <p className="mt-4">
          {isEmpty ? (
            <Trans>Rien trouvé en remontant jusqu’au {read}. Le registre va plus loin.</Trans>
          ) : (
            <Trans>La recherche est remontée jusqu’au {read}. Le registre va plus loin.</Trans>
          )}
        </p>
      )}
      {isEmpty && next === null && (
        <p className="mt-4">
          <Trans>Il n’y a rien de plus ancien.</Trans>
        </p>
      )}
      {!isShort && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <PageSizeField pageSize={view.pageSize} onChange={onChange} />
          <nav aria-label={t`Pages de la liste`} className="flex flex-wrap items-center gap-3">
            {!isFirst && (
              <Button kind="secondary" onClick={() => turn(undefined)}>
                <ChevronsLeft aria-hidden className="size-5" />
                <Trans>Revenir au plus récent</Trans>
              </Button>
            )}
            {next !== null && (
              <Button kind="secondary" onClick={() => turn(next)}>
                {read === null ? <Trans>Plus anciennes</Trans> : <Trans>Chercher plus loin</Trans>}
                <ChevronRight aria-hidden className="size-5" />
              </Button>
            )}
          </nav>
        </div>
      )}
    </>
  );
}
