import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import type { NightDraft } from '../form/use-night-draft.ts';
import type { CompletedDay } from '../../../lib/programme-data.ts';
import { useTakeSaved } from './use-take-saved.ts';

type DiscardChangesProps = {
  readonly day: CompletedDay;
  readonly draft: NightDraft;
  readonly onDiscarded: () => void;
};

export default function DiscardChanges({ day, draft, onDiscarded }: DiscardChangesProps) {
  const takeSaved = useTakeSaved(draft);
  const discard = () => {
    takeSaved(day);
    onDiscarded();
  };
  return (
    <Button kind="quiet" className="mb-6 px-2" onClick={discard}>
      <Trans>Garder la nuit telle qu’elle est enregistrée</Trans>
    </Button>
  );
}
