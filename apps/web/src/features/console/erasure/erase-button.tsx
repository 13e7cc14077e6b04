import type { ErasureReason } from '@aube/api/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type EraseButtonProps = {
  readonly userId: number;
  readonly name: string;
  readonly reasons: readonly ErasureReason[];
  readonly onErased?: () => void;
};

const words: Readonly<Record<ErasureReason, MessageDescriptor>> = {
  request: msg`La personne l’a demandé`,
  retention: msg`La durée de conservation est passée`,
  mistake: msg`Dossier ouvert par erreur ou en double`,
};

/** @decision D63 */
export function EraseButton({ userId, name, reasons, onErased }: EraseButtonProps) {
  const { i18n, t } = useLingui();
  const id = useId();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<ErasureReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const erase = trpc.rights.eraseUser.useMutation({
    onSuccess: () => announce(t`L’identité est effacée.`),
  });
  const close = () => {
    setOpen(false);
    setReason(null);
    setMissing(false);
    // A running erasure is not reset, so that its result is shown even after the dialog was closed.
    if (!erase.isPending) erase.reset();
  };
  // The page disappears with the erased account, so the dialog with the result closes first.
  const finish = () => {
    close();
    onErased?.();
    void utils.rights.invalidate();
    void utils.admin.invalidate();
  };
  const isDone = erase.isSuccess;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason !== null && !erase.isPending) erase.mutate({ userId, reason });
  };
  const error = isMissing
    ? t`Choisissez la raison`
    : erase.error && errorText(faultOf(erase.error));
  return (
    <>
      <Button kind="danger" className="py-2" onClick={() => setOpen(true)}>
        <Trans>
          Effacer<span className="sr-only"> {name}</span>
        </Trans>
      </Button>
      <Dialog
        isOpen={isOpen || isDone}
        onClose={isDone ? finish : close}
        title={
          isDone ? (
            <Trans>Identité effacée : {name}</Trans>
          ) : (
            <Trans>Effacer cette identité : {name}?</Trans>
          )
        }
        actions={
          isDone ? (
            <>
              <Button type="button" onClick={finish}>
                <Trans>Fermer</Trans>
              </Button>
            </>
          ) : (
            <>
              <Button type="submit" form={id} kind="danger" busy={erase.isPending}>
                <Trans>Effacer pour toujours</Trans>
              </Button>
              <Button kind="secondary" onClick={close}>
                <Trans>Annuler</Trans>
              </Button>
            </>
          )
        }
      >
        {isDone ? (
          <p>
            <Trans>Les nuits, les résultats et leurs dates restent sous un code.</Trans>
          </p>
        ) : (
          <>
            <p className="mb-3">
              <Trans>
                Le nom, les coordonnées, le courriel, les exercices, les textes et les courriels
                disparaissent. Les nuits, les résultats et leurs dates restent sous un code.
              </Trans>
            </p>
            <p className="mb-5 font-medium">
              <Trans>
                Cela ne peut pas être annulé. Le registre garde qui l’a fait et pourquoi.
              </Trans>
            </p>
            <form id={id} noValidate onSubmit={submit}>
              <Chips
                legend={t`Pourquoi`}
                options={reasons.map((value) => ({ value, label: i18n._(words[value]) }))}
                value={reason}
                onChange={(chosen) => {
                  setReason(chosen);
                  setMissing(false);
                }}
              />
            </form>
            {error && (
              <p role="alert" className="mt-4 font-medium text-danger">
                {error}
              </p>
            )}
          </>
        )}
      </Dialog>
    </>
  );
}
