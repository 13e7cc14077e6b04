import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { type Fault, faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import type { Flag } from '../safety/alert-data.ts';

type ClearFlagDialogProps = {
  readonly flag: Flag | null;
  /** True when another flag stays open. */
  readonly hasOthers: boolean;
  readonly name: string;
  /**
   * Called when a newer answer has raised the flag again, because staff must first read that
   * answer.
   */
  readonly onNewer: (flag: Flag) => void;
  readonly onClose: () => void;
};

/** @decision D33 */
export function ClearFlagDialog({ flag, hasOthers, name, onNewer, onClose }: ClearFlagDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const refusalText = useRefusalText(flag);
  const utils = trpc.useUtils();
  const [reason, setReason] = useState('');
  useLeaveWarning(reason.trim() !== '');
  const [hasTried, setTried] = useState(false);
  const reload = () => {
    void utils.questionnaires.listFlags.invalidate();
    void utils.programme.overview.invalidate();
    void utils.stats.getFollowUp.invalidate();
    void utils.stats.listTimeline.invalidate();
    void utils.stats.listCalls.invalidate();
  };
  const clear = trpc.questionnaires.clearFlag.useMutation({
    onSuccess: () => {
      announce(t`La précaution est levée.`);
      reload();
      onClose();
    },
    onError: (error) => {
      const { code, details } = faultOf(error);
      if (code !== 'VERSION_CONFLICT') return;
      onNewer(details['current'] as Flag);
      reload();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!flag || reason.trim() === '') {
      document.getElementById(`${formId}-reason`)?.focus();
      return;
    }
    if (!clear.isPending) {
      clear.mutate({ flagId: flag.id, version: flag.version, reason });
    }
  };
  return (
    <Dialog
      isOpen={flag !== null}
      onClose={onClose}
      title={<Trans>Lever la précaution</Trans>}
      actions={
        <>
          <Button type="submit" form={formId} busy={clear.isPending}>
            <Trans>Lever la précaution</Trans>
          </Button>
          <Button kind="secondary" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-1 font-medium">
        {name} · {flag?.name}
      </p>
      <p className="mb-5">
        {hasOthers ? (
          <Trans>
            Une autre précaution reste en place : aucun horaire n’est proposé pour l’instant.
          </Trans>
        ) : (
          <Trans>
            C’est la dernière précaution. Dans un programme en cours, l’horaire qui était en vigueur
            revient. La personne lit d’abord l’avis de sécurité, s’il lui reste à lire. Si elle
            n’avait pas d’horaire, ou l’avait arrêté, elle pourra en choisir un. Elle en est
            avertie.
          </Trans>
        )}
      </p>
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          id={`${formId}-reason`}
          label={t`Raison`}
          hint={t`Elle reste au dossier, avec votre nom. La personne peut la lire dans la copie de ses données.`}
          value={reason}
          maxLength={500}
          autoComplete="off"
          error={
            hasTried && reason.trim() === ''
              ? t`Écrivez pourquoi la précaution peut être levée`
              : clear.error && refusalText(faultOf(clear.error))
          }
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** When a newer answer caused the refusal, the text gives its questionnaire and date. */
function useRefusalText(flag: Flag | null): (fault: Fault) => string {
  const { t } = useLingui();
  const dates = useDates();
  const errorText = useErrorText();
  return (fault) => {
    if (fault.code !== 'VERSION_CONFLICT' || !flag?.raisedAgainAt) return errorText(fault);
    const source = flag.raisedAgainBy ?? flag.source;
    const at = dates.stamp(flag.raisedAgainAt);
    return t`Une nouvelle réponse demande encore cette précaution : questionnaire ${source}, ${at}. Lisez-la avant de lever la précaution.`;
  };
}
