import type { RouterOutputs } from '@aube/api';
import { msg, plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ListDescription } from '../list/list-description.ts';
import { choiceFilter, idFilter } from '../list/list-filter.ts';
import { AuditAction, AuditInstant, AuditOrigin, AuditPerson } from './audit-cells.tsx';
import { AuditChanges } from './audit-changes.tsx';

export type AuditRow = RouterOutputs['rights']['listAudit']['rows'][number];

const filters = {
  period: choiceFilter(
    { word: 'periode', label: msg`Période`, anyLabel: msg`30 derniers jours` },
    {
      day: { word: 'jour', label: msg`24 dernières heures` },
      week: { word: 'semaine', label: msg`7 derniers jours` },
      year: { word: 'annee', label: msg`12 derniers mois` },
      all: { word: 'tout', label: msg`Depuis le début` },
    },
  ),
  act: choiceFilter(
    { word: 'quoi', label: msg`Quoi` },
    {
      changes: { word: 'changements', label: msg`Changements` },
      looks: { word: 'lectures', label: msg`Lectures` },
      logins: { word: 'connexions', label: msg`Connexions` },
      erasures: { word: 'effacements', label: msg`Effacements` },
    },
  ),
  actorUserId: idFilter({ word: 'par', label: msg`Par le compte`, isOffered: false }, []),
  subjectUserId: idFilter({ word: 'sur', label: msg`À propos du compte`, isOffered: false }, []),
};

/** @decision rights-and-roles#values-of-the-log */
export const auditDescription: ListDescription<AuditRow, string, typeof filters> = {
  id: 'audit',
  title: msg`Registre`,
  isWalked: true,
  searchLabel: msg`Nom, action, champ ou numéro de demande`,
  filters,
  count: (total) => msg`${plural(total, { one: '# ligne', other: '# lignes' })}`,
  keyOf: ({ auditId }) => auditId,
  noneFound: msg`Rien ne correspond à votre recherche`,
  empty: <EmptyState title={<Trans>Rien depuis 30 jours</Trans>} />,
  columns: [
    {
      id: 'at',
      label: msg`Quand`,
      cell: (row) => <AuditInstant row={row} />,
    },
    {
      id: 'actor',
      label: msg`Qui`,
      cell: ({ actor }) => actor && <AuditPerson person={actor} filter="par" />,
    },
    {
      id: 'subject',
      label: msg`À propos de`,
      cell: ({ subject, isSeveralSubjects, objectName }) => {
        if (isSeveralSubjects) return <Trans>Plusieurs personnes</Trans>;
        return subject ? <AuditPerson person={subject} filter="sur" /> : objectName;
      },
    },
    { id: 'action', label: msg`Action`, cell: (row) => <AuditAction row={row} /> },
    {
      id: 'changes',
      label: msg`Avant → après`,
      cell: ({ changes }) => (changes.length > 0 ? <AuditChanges changes={changes} /> : null),
    },
    { id: 'origin', label: msg`D’où`, cell: (row) => <AuditOrigin row={row} /> },
    {
      id: 'object',
      label: msg`Objet`,
      cell: ({ objectName }) => objectName,
      isOptional: true,
    },
    {
      id: 'requestId',
      label: msg`Demande`,
      cell: ({ requestId }) => requestId,
      isOptional: true,
    },
  ],
  query: (utils, { sort: _sort, direction: _direction, page: _page, ...asked }) =>
    utils.rights.listAudit.queryOptions(asked),
};
