import { Trans } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';

interface DraftStatusProps {
  readonly savedAt: string | null;
  readonly hasFailed: boolean;
}

/** Whether the answers are kept, said without asking for attention. */
export function DraftStatus({ savedAt, hasFailed }: DraftStatusProps) {
  const dates = useDates();
  if (hasFailed) {
    return (
      <p className="text-small font-medium text-attention">
        <Trans>Vos dernières réponses ne sont pas encore gardées.</Trans>
      </p>
    );
  }
  if (!savedAt) return null;
  const time = dates.clock(savedAt);
  return (
    <p className="text-small text-ink-soft">
      <Trans>Réponses gardées à {time}</Trans>
    </p>
  );
}
