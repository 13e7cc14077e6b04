import { ESTABLISHMENT_SORTS, type EstablishmentSort } from '@aube/api/rules';
import { useSearchParams } from 'wouter';

/** What the list shows, as the address tells it: it can be shared, and survives a reload. */
export interface ListState {
  readonly search: string;
  readonly sort: EstablishmentSort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly state: 'live' | 'deleted';
}

/** French words in the address, in both languages, as everywhere in it. @decision D3 */
const sortWords: Readonly<Record<EstablishmentSort, string>> = {
  name: 'nom',
  referenceCode: 'code',
  registered: 'inscrits',
  started: 'commences',
  finished: 'termines',
  abandoned: 'abandons',
};

export function readListState(params: URLSearchParams): ListState {
  const asked = params.get('tri');
  const page = params.get('page') ?? '';
  return {
    search: (params.get('recherche') ?? '').slice(0, 100),
    sort: ESTABLISHMENT_SORTS.find((sort) => sortWords[sort] === asked) ?? 'name',
    direction: params.get('ordre') === 'desc' ? 'desc' : 'asc',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    state: params.get('etat') === 'supprimes' ? 'deleted' : 'live',
  };
}

/** The address of a state; what is as usual is not written. */
export function writeListState({ search, sort, direction, page, state }: ListState) {
  return {
    ...(search !== '' && { recherche: search }),
    ...(sort !== 'name' && { tri: sortWords[sort] }),
    ...(direction === 'desc' && { ordre: 'desc' }),
    ...(page > 1 && { page: String(page) }),
    ...(state === 'deleted' && { etat: 'supprimes' }),
  };
}

/** The state and the way to change a part of it; another order or search starts at the first page. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams();
  const state = readListState(params);
  return [state, (change) => setParams(writeListState({ ...state, page: 1, ...change }))];
}
