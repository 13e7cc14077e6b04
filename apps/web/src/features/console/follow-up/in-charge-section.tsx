import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { useSession } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { nameOf } from '../safety/alert-data.ts';

type InChargeSectionProps = {
  readonly userId: number;
  readonly person: RouterOutputs['stats']['getFollowUp'];
};

/** @decision D64 */
export function InChargeSection({
  userId,
  person: { inCharge, colleagues },
}: InChargeSectionProps) {
  const { t } = useLingui();
  const session = useSession();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const change = trpc.stats.setInCharge.useMutation({
    onSuccess: () => announce(t`La personne responsable du suivi est changée.`),
    onSettled: () => {
      void utils.stats.getFollowUp.invalidate({ userId });
      void utils.stats.listCalls.invalidate();
      void utils.stats.listTimeline.invalidate({ userId });
    },
  });
  const ownId = session.status === 'member' ? session.account.userId : null;
  const give = (inChargeUserId: number | null) => {
    if (!change.isPending) change.mutate({ userId, inChargeUserId });
  };
  const former = inCharge?.isAway === true ? inCharge : null;
  const formerName = former && nameOf(former).trim();
  const mayTake =
    inCharge?.userId !== ownId && colleagues.some((colleague) => colleague.userId === ownId);
  return (
    <section className="mb-10">
      <label htmlFor="in-charge" className="mb-2 block text-lead font-bold">
        <Trans>Responsable du suivi</Trans>
      </label>
      <select
        id="in-charge"
        value={former ? '' : (inCharge?.userId ?? '')}
        className={`${inputClass} text-body!`}
        onChange={({ target }) => give(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t`Personne`}</option>
        {colleagues.map((colleague) => (
          <option key={colleague.userId} value={colleague.userId}>
            {nameOf(colleague)}
          </option>
        ))}
      </select>
      {former && (
        <p className="mt-2 text-ink-soft">
          {formerName === '' ? (
            <Trans>La personne qui s’en occupait n’a plus de compte.</Trans>
          ) : (
            <Trans>{formerName} s’en occupait et n’a plus accès à ce dossier.</Trans>
          )}
        </p>
      )}
      {mayTake && ownId !== null && (
        <Button kind="quiet" busy={change.isPending} onClick={() => give(ownId)}>
          <Trans>Devenir responsable</Trans>
        </Button>
      )}
      <p role="alert" className="font-medium text-danger empty:hidden">
        {change.error && errorText(faultOf(change.error))}
      </p>
    </section>
  );
}
