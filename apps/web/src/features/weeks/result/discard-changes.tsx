import { Trans } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { forgetUnsaved } from '../../diary/entry/draft-memory.ts';
import { useStoreDay } from '../../diary/entry/use-night-saving.ts';
import type { CompletedDay } from '../../diary/programme-data.ts';

interface DiscardChangesProps {
  readonly day: CompletedDay;
  readonly unsavedKey: string;
  readonly onDiscarded: () => void;
}

/** The way back to the saved night; it takes what was typed since, here and on the server. */
export default function DiscardChanges({ day, unsavedKey, onDiscarded }: DiscardChangesProps) {
  const { mutateAsync } = trpc.diary.saveDraft.useMutation();
  const storeDay = useStoreDay();
  const discard = () => {
    forgetUnsaved(unsavedKey);
    storeDay(day);
    // Read anew once the draft is gone: the page may have left by then.
    const noDraft = { dayId: day.id, fields: null, baseVersion: day.version };
    void mutateAsync(noDraft).finally(() => storeDay(day));
    onDiscarded();
  };
  return (
    <Button kind="quiet" className="mb-6 px-2" onClick={discard}>
      <Trans>Garder la nuit telle qu’elle est enregistrée</Trans>
    </Button>
  );
}
