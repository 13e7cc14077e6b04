import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { Check, Pause } from 'lucide-react';
import { Link } from '../../../ui/link.tsx';
import { Badge } from '../list/badge.tsx';
import { RelativeDate } from '../list/relative-date.tsx';
import { ReasonBadge } from '../worklist/reason-badge.tsx';

export type ListedParticipant = RouterOutputs['admin']['listParticipants']['rows'][number];

type CellProps = {
  readonly person: ListedParticipant;
};

export const listedName = ({ firstName, lastName }: ListedParticipant): string =>
  `${lastName}, ${firstName}`;

export const NameCell = ({ person }: CellProps) => (
  <span className="md:block md:min-w-44">
    <Link to="adminParticipantFollowUp" params={{ participant: person.userId }}>
      {listedName(person)}
    </Link>
  </span>
);

export function attentionCell({ reasons }: ListedParticipant) {
  if (reasons.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap gap-1.5 md:min-w-42">
      {reasons.map((reason) => (
        <ReasonBadge key={reason} reason={reason} />
      ))}
    </span>
  );
}

export function StandingCell({ person }: CellProps) {
  const { state, programmeWeek, leftOn, pausedUntil } = person;
  switch (state) {
    case 'notStarted':
      return (
        <Badge look="plain">
          <Trans>Pas commencé</Trans>
        </Badge>
      );
    case 'left':
      return (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <Badge look="plain">
            <Trans>A quitté</Trans>
          </Badge>
          {leftOn !== null && <RelativeDate on={leftOn} />}
        </span>
      );
    case 'finished':
      return (
        <Badge look="ok" icon={Check}>
          <Trans>A terminé</Trans>
        </Badge>
      );
    case 'inProgress':
      return (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <span>
            <Trans>Semaine {programmeWeek}</Trans>
          </span>
          {pausedUntil !== null && (
            <Badge look="plain" icon={Pause}>
              <Trans>En pause</Trans>
            </Badge>
          )}
        </span>
      );
  }
}

export function questionnairesCell({ submittedAt }: ListedParticipant) {
  const sent = (['S0', 'S6', 'S12', 'S24'] as const).filter((code) => submittedAt[code] !== null);
  if (sent.length === 0) return null;
  return <span className="text-small whitespace-nowrap">{sent.join(' · ')}</span>;
}
