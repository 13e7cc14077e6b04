import type { ParticipantState } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldFrame, inputClass } from '../../../ui/field.tsx';
import { isNarrowed, type ListView, wholeList } from './list-address.ts';
import { useStateNames } from './state-names.ts';

interface ListFiltersProps {
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
}

/** Whom the list is narrowed to: a search to send, and filters that take effect when they are chosen. */
export function ListFilters({ view, onChange }: ListFiltersProps) {
  const { t } = useLingui();
  const stateNames = useStateNames();
  const establishments = trpc.admin.listOpenEstablishments.useQuery(undefined, {
    staleTime: 60_000,
  });
  const places = establishments.data ?? [];
  const { sort, direction, pageSize } = view;
  return (
    <search className="mb-6 block">
      <div className="flex flex-wrap items-end gap-x-4">
        <SearchForm
          key={view.search}
          search={view.search}
          onSearch={(search) => onChange({ ...view, search })}
        />
        <Select
          label={t`État`}
          value={view.state ?? ''}
          options={Object.entries(stateNames).map(([value, name]) => ({ value, name }))}
          onChange={(state) =>
            onChange({ ...view, state: (state || null) as ParticipantState | null })
          }
        />
        {(places.length > 1 || view.establishmentId !== null) && (
          <Select
            label={t`Établissement`}
            value={String(view.establishmentId ?? '')}
            options={places.map(({ establishmentId, name }) => ({
              value: String(establishmentId),
              name,
            }))}
            onChange={(id) => onChange({ ...view, establishmentId: id ? Number(id) : null })}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <Tick
          label={t`Alerte à prendre en charge`}
          checked={view.hasWaitingAlert}
          onChange={(hasWaitingAlert) => onChange({ ...view, hasWaitingAlert })}
        />
        <Tick
          label={t`Horaire en attente d’un avis`}
          checked={view.isScheduleLocked}
          onChange={(isScheduleLocked) => onChange({ ...view, isScheduleLocked })}
        />
        {isNarrowed(view) && (
          <Button
            kind="quiet"
            onClick={() => onChange({ ...wholeList, sort, direction, pageSize })}
          >
            <Trans>Tout effacer</Trans>
          </Button>
        )}
      </div>
    </search>
  );
}

interface SearchFormProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function SearchForm({ search, onSearch }: SearchFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-1 basis-72 items-end gap-x-3 sm:max-w-md">
      <div className="min-w-0 flex-1">
        <Field
          type="search"
          label={t`Nom, courriel ou numéro d’inclusion`}
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" kind="secondary" className="mb-6 py-2">
        <Trans>Chercher</Trans>
      </Button>
    </form>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
}

/** One of a few, or all of them. */
function Select({ label, value, options, onChange }: SelectProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className="min-w-40 max-sm:flex-1">
      <FieldFrame id={id} label={label}>
        <select
          id={id}
          value={value}
          className={inputClass}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t`Tous`}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      </FieldFrame>
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        checked={checked}
        className="size-5 accent-action"
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
