import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../../trpc.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link, linkClass } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { EstablishmentTable } from './establishment-table.tsx';
import { FigureDefinitions } from './figure-definitions.tsx';
import { useListState } from './list-state.ts';

/** The establishments with their figures; what is looked for, in which order, stands in the address. @source specification §2 */
export function EstablishmentList() {
  const [state, change] = useListState();
  const found = trpc.admin.listEstablishments.useQuery(state, {
    placeholderData: keepPreviousData,
  });
  const isDeleted = state.state === 'deleted';
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <PageHeading>
          {isDeleted ? <Trans>Établissements supprimés</Trans> : <Trans>Établissements</Trans>}
        </PageHeading>
        {!isDeleted && (
          <Link bare to="adminEstablishmentNew" className={buttonClass('primary', 'mb-8')}>
            <Trans>Ajouter un établissement</Trans>
          </Link>
        )}
      </div>
      <SearchForm search={state.search} onSearch={(search) => change({ search })} />
      <QueryView query={found} lines={8}>
        {(data) => <EstablishmentTable found={data} state={state} onChange={change} />}
      </QueryView>
      {!isDeleted && <FigureDefinitions />}
      <p className="mt-6">
        <button
          type="button"
          className={`${linkClass} min-h-11`}
          onClick={() => change({ state: isDeleted ? 'live' : 'deleted', search: '' })}
        >
          {isDeleted ? (
            <Trans>Revenir aux établissements ouverts</Trans>
          ) : (
            <Trans>Voir les établissements supprimés</Trans>
          )}
        </button>
      </p>
    </>
  );
}

interface SearchFormProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function SearchForm({ search, onSearch }: SearchFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // Another search came with the address; the form itself stays, and the focus in it.
  if (search !== shown) {
    setShown(search);
    setTyped(search);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-x-3">
        <div className="min-w-0 flex-1 basis-64 sm:max-w-96">
          <Field
            type="search"
            label={t`Nom ou code de référence`}
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
    </search>
  );
}
