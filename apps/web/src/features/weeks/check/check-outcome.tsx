import { Trans } from '@lingui/react/macro';
import { useOverview } from '../../../lib/use-overview.ts';
import { Button } from '../../../ui/button.tsx';
import { scheduleStanding } from '../../nights/hours/schedule-standing.ts';
import { Tonight } from '../../nights/tonight.tsx';
import type { CheckReply } from './check-form.tsx';
import { CheckNoted } from './check-noted.tsx';

type CheckOutcomeProps = {
  readonly reply: CheckReply;
  readonly onAgain: () => void;
};

/** @decision D76 D77 */
export function CheckOutcome({ reply, onAgain }: CheckOutcomeProps) {
  const { data: programme } = useOverview();
  const { precautions } = reply;
  const standing = programme && scheduleStanding(programme);
  const wakeTime = programme?.weeks.at(-1)?.suspendedWakeTime ?? null;
  const isStillWaiting = precautions.length === 0 && programme?.openSafetyFlags.length !== 0;
  return (
    <div className="space-y-5">
      <CheckNoted reply={reply} />
      {precautions.length > 0 && (
        <div>
          <p>
            {standing === 'suspended' && (
              <span>
                <Trans>Votre horaire attend un avis.</Trans>
              </span>
            )}
            {standing === 'withheld' && (
              <span>
                <Trans>Pour l’instant, aucun horaire ne vous est proposé.</Trans>
              </span>
            )}
          </p>
          <Tonight wakeTime={wakeTime} />
          <ul className="mt-4 space-y-3">
            {precautions.map(({ code, name, advice }) => (
              <li key={code} className="border-l-4 border-attention pl-4">
                <p className="font-medium">{name}</p>
                <p>{advice}</p>
                <LiftedBy code={code} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isStillWaiting && standing !== 'over' && (
        <p>
          <Trans>Ce que vous avez dit avant tient toujours : votre horaire attend un avis.</Trans>
        </p>
      )}
      <Button kind="secondary" onClick={onAgain}>
        <Trans>Répondre à nouveau</Trans>
      </Button>
    </div>
  );
}

/** @decision D69 D76 */
function LiftedBy({ code }: { readonly code: string }) {
  return (
    <p className="mt-1 text-ink-soft">
      {code === 'sleepyAtWheel' ? (
        <Trans>
          L’équipe peut lever cette précaution après en avoir parlé avec vous. Elle se lève aussi
          quand vous cochez « Rien de cela » deux autres semaines. Une erreur ? Cochez « Rien de
          cela » aujourd’hui.
        </Trans>
      ) : (
        <Trans>
          Seule l’équipe peut lever cette précaution, après en avoir parlé avec vous. Une erreur ?
          Dites-le à l’équipe.
        </Trans>
      )}
    </p>
  );
}
