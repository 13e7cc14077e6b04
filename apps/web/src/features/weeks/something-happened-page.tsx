import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useConsultedId } from '../../lib/consulting.ts';
import { useOverview } from '../../lib/use-overview.ts';
import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { type CheckReply, CheckForm } from './check/check-form.tsx';
import { CheckOutcome } from './check/check-outcome.tsx';
import { UrgentCall } from '../site/urgent-call.tsx';

/** @decision D77 */
export default function SomethingHappenedPage() {
  return (
    <>
      <PageHeading>
        <Trans>Quelque chose est arrivé</Trans>
      </PageHeading>
      {useConsultedId() === null ? <Own /> : <Consulted />}
    </>
  );
}

function Consulted() {
  return (
    <p>
      <Trans>
        Seule la personne peut répondre ici. Ses réponses sont dans son{' '}
        <Link to="admin">suivi</Link>.
      </Trans>
    </p>
  );
}

/** The form does not wait for the programme, which may be missing offline. */
function Own() {
  const { data: programme } = useOverview();
  const [reply, setReply] = useState<CheckReply | null>(null);
  const abandonment = programme?.abandonment ?? null;
  if (abandonment !== null && abandonment.undoableUntil === null) return <HasLeft />;
  return reply ? (
    <CheckOutcome reply={reply} onAgain={() => setReply(null)} />
  ) : (
    <>
      <CheckForm onAnswered={setReply} />
      <section aria-labelledby="not-listed" className="mt-8 border-t border-line pt-4">
        <h2 id="not-listed" className="font-medium">
          <Trans>Ce n’est pas dans la liste ?</Trans>
        </h2>
        <UrgentCall />
      </section>
    </>
  );
}

function HasLeft() {
  return (
    <Banner kind="attention" title={<Trans>Votre programme est terminé</Trans>}>
      <p className="mt-1">
        <Trans>Ce site n’avertit plus l’équipe. Parlez-en de vive voix à quelqu’un.</Trans>
      </p>
      <UrgentCall />
    </Banner>
  );
}
