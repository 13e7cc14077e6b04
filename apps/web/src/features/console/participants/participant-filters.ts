import { type Figure, isWeekFigure, listRules, programmeRules, STATE_WORDS } from '@aube/api/rules';
import { msg, plural } from '@lingui/core/macro';
import { peopleWords } from '../figures/people-words.ts';
import {
  choiceFilter,
  dateFilter,
  idFilter,
  type ListFilter,
  tickFilter,
  parseWholeNumber,
  wordFilter,
} from '../list/list-filter.ts';
import type { Places } from '../use-places.ts';

const LARGEST_ID = 2_147_483_647;

/** The address holds numbers, because an address must never hold a name. */
export const peopleFilter: ListFilter<number[]> = {
  ...wordFilter(
    { word: 'personnes', label: msg`Personnes choisies` },
    (text) => {
      const ids = text.split('-').map((id) => parseWholeNumber(id, LARGEST_ID));
      const known = ids.filter((id) => id !== undefined);
      const isRead = known.length === ids.length && known.length <= listRules.mostChosen;
      return isRead ? known : undefined;
    },
    (ids: number[]) => ids.join('-'),
  ),
  say: ({ length }) => msg`${plural(length, { one: '# personne', other: '# personnes' })}`,
};

/** @decision console#participants */
export const participantFilters = ({ places, isOfSeveral }: Places) => ({
  state: choiceFilter(
    { word: 'etat', label: msg`État` },
    {
      notStarted: { word: STATE_WORDS.notStarted, label: msg`Pas commencé` },
      inProgress: { word: STATE_WORDS.inProgress, label: msg`En cours` },
      finished: { word: STATE_WORDS.finished, label: msg`A terminé` },
      left: { word: STATE_WORDS.left, label: msg`A quitté` },
    },
  ),
  establishmentId: idFilter(
    { word: 'etablissement', label: msg`Établissement`, isOffered: isOfSeveral },
    places.map(({ establishmentId, name }) => ({ id: establishmentId, label: name })),
  ),
  hasWaitingAlert: tickFilter({ word: 'alerte', label: msg`Alerte à régler` }),
  isScheduleLocked: tickFilter({ word: 'horaire', label: msg`Horaire en attente d’un avis` }),
  // The next filters are set only by links on the statistics page.
  figure: choiceFilter({ word: 'chiffre', label: msg`Chiffre`, isOffered: false }, peopleWords),
  week: wordFilter(
    { word: 'semaine', label: msg`Semaine` },
    (text) => parseWholeNumber(text, programmeRules.lastDiaryWeek),
    String,
  ),
  registeredFrom: dateFilter({ word: 'inscrit-du', label: msg`Comptes créés du` }),
  registeredTo: dateFilter({ word: 'inscrit-au', label: msg`Comptes créés jusqu’au` }),
  userIds: peopleFilter,
});
export type Filters = ReturnType<typeof participantFilters>;

type Figured = { readonly figure?: Figure | undefined; readonly week?: number | undefined };

export function answerable<Asked extends Figured>({ figure, ...asked }: Asked) {
  const isAnswerable = figure !== undefined && !(isWeekFigure(figure) && asked.week === undefined);
  return { ...asked, ...(isAnswerable && { figure }) };
}
