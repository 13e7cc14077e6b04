import type { DayStatus } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { type Status, StatusWord } from '../../../ui/status-word.tsx';

const signs: Record<DayStatus, Status> = {
  upcoming: 'upcoming',
  due: 'todo',
  completed: 'done',
  expired: 'closed',
};

/** À venir, à compléter, complété, expiré: a word with its sign. @source specification §4 */
export function NightStatus({ status }: { status: DayStatus }) {
  return (
    <StatusWord status={signs[status]}>
      <NightStatusWord status={status} />
    </StatusWord>
  );
}

function NightStatusWord({ status }: { status: DayStatus }) {
  switch (status) {
    case 'upcoming':
      return <Trans>à venir</Trans>;
    case 'due':
      return <Trans>à compléter</Trans>;
    case 'completed':
      return <Trans>complété</Trans>;
    case 'expired':
      return <Trans>expiré</Trans>;
  }
}
