import { Trans, useLingui } from '@lingui/react/macro';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { focusHeading } from '../../../lib/use-arrival-focus.ts';

type RestoreButtonProps = {
  readonly establishment: {
    readonly establishmentId: number;
    readonly name: string;
    readonly referenceCode: string;
  };
  readonly onRestored?: () => void;
};

export function RestoreButton({ establishment, onRestored }: RestoreButtonProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const { establishmentId, name, referenceCode } = establishment;
  const restore = trpc.admin.restoreEstablishment.useMutation({
    onSuccess: () => {
      announce(t`Établissement restauré : ${name}`);
      onRestored?.();
      focusHeading();
      void utils.admin.invalidate();
    },
  });
  const fault = restore.error && faultOf(restore.error);
  return (
    <>
      <Button
        kind="secondary"
        className="py-2"
        busy={restore.isPending}
        onClick={() => restore.mutate({ establishmentId })}
      >
        <Trans>
          Restaurer<span className="sr-only"> {name}</span>
        </Trans>
      </Button>
      {fault && (
        <p role="alert" className="mt-2 max-w-80 font-medium whitespace-normal text-danger">
          {fault.code === 'REFERENCE_CODE_TAKEN' ? (
            <Trans>
              Un autre établissement porte maintenant le code {referenceCode}. Changez d’abord le
              code de celui-là.
            </Trans>
          ) : (
            errorText(fault)
          )}
        </p>
      )}
    </>
  );
}
