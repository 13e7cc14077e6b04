import {
  listRules,
  PAGE_SIZES,
  type PageSize,
  type ParticipantSort,
  type ParticipantState,
  type SortDirection,
} from '@aube/api/rules';

/** What the list shows: the whole of it stands in the address, so that reload and back keep it. */
export interface ListView {
  readonly search: string;
  readonly establishmentId: number | null;
  readonly state: ParticipantState | null;
  readonly hasWaitingAlert: boolean;
  readonly isScheduleLocked: boolean;
  readonly sort: ParticipantSort;
  readonly direction: SortDirection;
  readonly page: number;
  readonly pageSize: PageSize;
}

export const wholeList: ListView = {
  search: '',
  establishmentId: null,
  state: null,
  hasWaitingAlert: false,
  isScheduleLocked: false,
  sort: 'name',
  direction: 'asc',
  page: 1,
  pageSize: 50,
};

const STATES: Readonly<Record<ParticipantState, string>> = {
  notStarted: 'non-commence',
  inProgress: 'en-cours',
  finished: 'termine',
  left: 'quitte',
};
const SORTS: Readonly<Record<ParticipantSort, string>> = {
  name: 'nom',
  week: 'semaine',
  activity: 'activite',
  inclusionNumber: 'numero',
};

function codeOf<Code extends string>(
  words: Readonly<Record<Code, string>>,
  word: string | null,
): Code | null {
  const found = (Object.keys(words) as Code[]).find((code) => words[code] === word);
  return found ?? null;
}

function wholeOf(text: string | null, largest: number): number | null {
  const value = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value <= largest ? value : null;
}

/** What an address asks to see; a word that it does not know asks for nothing. */
export function readListView(params: URLSearchParams): ListView {
  const size = wholeOf(params.get('taille'), 100);
  return {
    search: (params.get('recherche') ?? '').slice(0, 100),
    establishmentId: wholeOf(params.get('etablissement'), 2_147_483_647),
    state: codeOf(STATES, params.get('etat')),
    hasWaitingAlert: params.get('alerte') === '1',
    isScheduleLocked: params.get('horaire') === '1',
    sort: codeOf(SORTS, params.get('tri')) ?? wholeList.sort,
    direction: params.get('ordre') === 'desc' ? 'desc' : 'asc',
    page: wholeOf(params.get('page'), listRules.lastPage) ?? 1,
    pageSize: PAGE_SIZES.find((each) => each === size) ?? wholeList.pageSize,
  };
}

/** The address of a view: only what differs from the whole list, so that it stays short. */
export function writeListView(view: ListView): Record<string, string> {
  return {
    ...(view.search !== '' && { recherche: view.search }),
    ...(view.establishmentId !== null && { etablissement: String(view.establishmentId) }),
    ...(view.state !== null && { etat: STATES[view.state] }),
    ...(view.hasWaitingAlert && { alerte: '1' }),
    ...(view.isScheduleLocked && { horaire: '1' }),
    ...(view.sort !== wholeList.sort && { tri: SORTS[view.sort] }),
    ...(view.direction === 'desc' && { ordre: 'desc' }),
    ...(view.page > 1 && { page: String(view.page) }),
    ...(view.pageSize !== wholeList.pageSize && { taille: String(view.pageSize) }),
  };
}

/** Whether the view leaves anybody out. */
export const isNarrowed = (view: ListView): boolean =>
  view.search !== '' ||
  view.establishmentId !== null ||
  view.state !== null ||
  view.hasWaitingAlert ||
  view.isScheduleLocked;

/** A figure is looked at from its top, a name from its beginning: how a column is first ordered. */
const FIRST_DIRECTION: Readonly<Record<ParticipantSort, SortDirection>> = {
  name: 'asc',
  inclusionNumber: 'asc',
  week: 'desc',
  activity: 'desc',
};

/** The view after a press on a column's header: ordered by it, or the other way round. */
export function sortedBy(view: ListView, sort: ParticipantSort): ListView {
  const turned = view.direction === 'asc' ? 'desc' : 'asc';
  const direction = view.sort === sort ? turned : FIRST_DIRECTION[sort];
  return { ...view, sort, direction, page: 1 };
}
