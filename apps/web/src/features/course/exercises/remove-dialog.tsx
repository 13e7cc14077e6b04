import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { CallError } from '../../../ui/call-error.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useExercises } from './exercise-context.tsx';
import { placeInput, type WritingPlace } from './written.ts';

type RemoveDialogProps = {
  readonly place: WritingPlace;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
};

export function RemoveDialog({ place, isOpen, onClose, title }: RemoveDialogProps) {
  const { t } = useLingui();
  const { drop } = useExercises();
  const remove = trpc.programme.removeExercise.useMutation({
    onSuccess: () => {
      announce(t`Effacé.`);
      onClose();
      drop(place);
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button busy={remove.isPending} onClick={() => remove.mutate(placeInput(place))}>
            <Trans>Effacer</Trans>
          </Button>
          <Button kind="secondary" onClick={onClose}>
            <Trans>Garder</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Ce que vous y avez écrit sera effacé pour de bon.</Trans>
      </p>
      <CallError call={remove} />
    </Dialog>
  );
}
