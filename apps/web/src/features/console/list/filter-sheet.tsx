import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useEffect, useRef, useState } from 'react';
import { useLabel } from '../../../lib/use-field-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { inputClass } from '../../../ui/field.tsx';
import type { ListColumn } from './list-description.ts';
import { filterCount, type ListView } from './list-view.ts';

/**
 * The sheet has its own history entry, so that Back closes the sheet. The chosen filters are
 * written to the list's entry.
 */
function useFilterSheet() {
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef({ search: '', state: {} });
  useEffect(() => {
    const { isSheet, ...state } = (history.state ?? {}) as { isSheet?: true };
    // After Back, the list may render before the `popstate` event. This early render is ignored.
    if (isSheet) chosen.current = { search: location.search, state };
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => {
      setOpen(false);
      const { search, state } = chosen.current;
      history.replaceState(state, '', location.pathname + search);
    };
    // The capture phase writes the chosen filters to the address before the list reads the address.
    addEventListener('popstate', close, { capture: true, once: true });
    return () => removeEventListener('popstate', close, { capture: true });
  }, [isOpen]);
  return {
    isOpen,
    open: () => {
      const state = { ...(history.state as object | null), isSheet: true };
      chosen.current = { search: location.search, state: { ...(history.state as object | null) } };
      history.pushState(state, '');
      setOpen(true);
    },
    close: () => {
      if (isOpen) history.back();
    },
  };
}

type FilterSheetProps = {
  readonly view: ListView;
  readonly columns: readonly ListColumn<never>[];
  readonly onChange: (change: Partial<ListView>) => void;
  readonly count: ReactNode;
  readonly filters: ReactNode;
  readonly columnTicks: ReactNode;
};

export function FilterSheet({
  view,
  columns,
  onChange,
  count,
  filters,
  columnTicks,
}: FilterSheetProps) {
  const { isOpen, open, close } = useFilterSheet();
  const active = filterCount(view);
  return (
    <>
      <Button kind="secondary" className="w-full md:w-auto" onClick={open}>
        <SlidersHorizontal aria-hidden className="size-5" />
        {active === 0 ? <Trans>Filtres</Trans> : <Trans>Filtres ({active})</Trans>}
      </Button>
      <Dialog
        kind="sheet"
        isOpen={isOpen}
        onClose={close}
        title={<Trans>Filtres et affichage</Trans>}
        actions={
          <>
            <Button className="flex-1" onClick={close}>
              <Trans>Voir la liste</Trans>
            </Button>
            <Button kind="secondary" busy={active === 0} onClick={() => onChange({ filters: {} })}>
              <Trans>Effacer les filtres</Trans>
            </Button>
            <output className="w-full text-center text-small text-ink-soft">{count}</output>
          </>
        }
      >
        <div className="flex flex-col gap-y-3">{filters}</div>
        {columns.some(({ sort }) => sort) && (
          <SortFields view={view} columns={columns} onChange={onChange} />
        )}
        <fieldset className="mt-6">
          <legend className="mb-1 font-medium">
            <Trans>Ce qui s’affiche</Trans>
          </legend>
          {columnTicks}
        </fieldset>
      </Dialog>
    </>
  );
}

function SortFields({
  view,
  columns,
  onChange,
}: Pick<FilterSheetProps, 'view' | 'columns' | 'onChange'>) {
  const { t } = useLingui();
  const nameOf = useLabel();
  const id = useId();
  const sorted = columns.flatMap(({ label, sort }) => (sort ? [{ label, ...sort }] : []));
  return (
    <div className="mt-6 space-y-4">
      <div>
        <label htmlFor={id} className="mb-1 block font-medium">
          <Trans>Trier par</Trans>
        </label>
        <select
          id={id}
          value={view.sort}
          className={`${inputClass} text-body!`}
          onChange={({ target }) => {
            const found = sorted.find(({ by }) => by === target.value);
            if (found) onChange({ sort: found.by, direction: found.first });
          }}
        >
          {sorted.map(({ by, label }) => (
            <option key={by} value={by}>
              {nameOf(label)}
            </option>
          ))}
        </select>
      </div>
      <Chips
        legend={t`Ordre`}
        options={[
          { value: 'asc', label: t`Croissant` },
          { value: 'desc', label: t`Décroissant` },
        ]}
        value={view.direction}
        onChange={(direction) => onChange({ direction })}
      />
    </div>
  );
}
