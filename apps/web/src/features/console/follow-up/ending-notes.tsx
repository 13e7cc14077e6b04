import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';

type EndingNotesProps = {
  readonly ending: Pick<
    RouterOutputs['questionnaires']['listAbandonments'][number],
    'isByStaff' | 'staffNotes'
  >;
};

export function EndingNotes({ ending: { isByStaff, staffNotes } }: EndingNotesProps) {
  if (!isByStaff || !staffNotes) return null;
  const { endedBy, endedReason } = staffNotes;
  return (
    <p className="mb-2 whitespace-pre-line">
      <Trans>
        Par {endedBy}. Raison : {endedReason}
      </Trans>
    </p>
  );
}
