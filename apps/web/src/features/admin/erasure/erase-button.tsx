import type { ErasureReason } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type EraseButtonProps = {
  readonly userId: number;
  readonly name: string;
  readonly reason: ErasureReason;
  readonly onErased?: () => void;
};

/** Erases somebody's identity, once it was said what goes, what stays, and that it is for good. @decision D63 */
export function EraseButton({ userId, name, reason, onErased }: EraseButtonProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const erase = trpc.rights.eraseUser.useMutation({
    onSuccess: () => {
      setOpen(false);
      announce(t`L’identité est effacée.`);
      onErased?.();
      void utils.rights.invalidate();
      void utils.admin.invalidate();
    },
  });
  return (
    <>
      <Button kind="danger" className="py-2" onClick={() => setOpen(true)}>
        <Trans>
          Effacer<span className="sr-only"> {name}</span>
        </Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<Trans>Effacer l’identité de {name}?</Trans>}
        actions={
          <>
            <Button
              kind="danger"
              busy={erase.isPending}
              onClick={() => erase.mutate({ userId, reason })}
            >
              <Trans>Effacer pour toujours</Trans>
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              <Trans>Annuler</Trans>
            </Button>
          </>
        }
      >
        <p className="mb-3">
          <Trans>
            Le nom, les coordonnées, le courriel, les exercices, les textes et les courriels
            disparaissent. Les nuits, les résultats et leurs dates restent sous un code.
          </Trans>
        </p>
        <p className="font-medium">
          <Trans>Cela ne peut pas être annulé. Le registre garde qui l’a fait et pourquoi.</Trans>
        </p>
        {erase.isError && (
          <p role="alert" className="mt-4 font-medium text-danger">
            {errorText(faultOf(erase.error))}
          </p>
        )}
      </Dialog>
    </>
  );
}
