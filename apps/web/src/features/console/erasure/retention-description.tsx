import type { RouterOutputs } from '@aube/api';
import type { RetentionSort } from '@aube/api/rules';
import { msg, plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ListDescription } from '../list/list-description.ts';
import { RelativeInstant } from '../list/relative-date.tsx';
import { EraseButton } from './erase-button.tsx';

type RetainedRow = RouterOutputs['rights']['listPastRetention']['rows'][number];

const filters = {};
const reasons = ['retention', 'request'] as const;

/** @decision D63 */
export const retentionDescription: ListDescription<RetainedRow, RetentionSort, typeof filters> = {
  id: 'retention',
  title: msg`Dossiers à effacer`,
  searchLabel: msg`Nom ou courriel`,
  filters,
  count: (total) => msg`${plural(total, { one: '# dossier', other: '# dossiers' })}`,
  keyOf: ({ userId }) => userId,
  noneFound: msg`Aucun dossier ne correspond à votre recherche`,
  empty: <EmptyState title={<Trans>Aucun dossier n’a passé sa durée de conservation</Trans>} />,
  columns: [
    {
      id: 'lastActive',
      label: msg`Dernière activité`,
      cell: ({ lastActiveAt }) => <RelativeInstant at={lastActiveAt} />,
      sort: { by: 'lastActive', word: 'activite', first: 'asc' },
    },
    {
      id: 'name',
      label: msg`Nom`,
      cell: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
      sort: { by: 'name', word: 'nom', first: 'asc' },
    },
    { id: 'code', label: msg`Code`, cell: ({ participantCode }) => participantCode },
    { id: 'establishment', label: msg`Établissement`, cell: ({ establishment }) => establishment },
    {
      id: 'months',
      label: msg`Conservation (mois)`,
      cell: ({ retentionMonths }) => retentionMonths,
      isFigure: true,
    },
  ],
  actions: ({ userId, firstName, lastName }) => (
    <EraseButton userId={userId} name={`${firstName} ${lastName}`} reasons={reasons} />
  ),
  query: (utils, asked) => utils.rights.listPastRetention.queryOptions(asked),
};
