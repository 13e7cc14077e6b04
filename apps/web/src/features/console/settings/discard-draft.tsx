import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type DiscardDraftProps = { readonly isDiscarding: boolean; readonly onDiscard: () => void };

export function DiscardDraft({ isDiscarding, onDiscard }: DiscardDraftProps) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button kind="quiet" className="py-2" busy={isDiscarding} onClick={() => setAsked(true)}>
        <Trans>Effacer le brouillon</Trans>
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={close}
        title={<Trans>Effacer ce brouillon ?</Trans>}
        actions={
          <>
            <Button
              onClick={() => {
                close();
                onDiscard();
              }}
            >
              <Trans>Effacer</Trans>
            </Button>
            <Button kind="secondary" onClick={close}>
              <Trans>Garder</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Un brouillon effacé ne peut pas être repris. Ce qui est publié reste.</Trans>
        </p>
      </Dialog>
    </>
  );
}
