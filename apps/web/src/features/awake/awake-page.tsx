import { Trans } from '@lingui/react/macro';
import { isParticipant } from '@aube/api/rules';
import type { ReactNode } from 'react';
import { useConsultedId } from '../../lib/consulting.ts';
import { useOwnColours } from '../../lib/display.ts';
import { useSession } from '../../lib/session.ts';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SomethingHappenedLink } from '../../ui/something-happened-link.tsx';
import { BreathingPacer } from './breathing-pacer.tsx';

export default function AwakePage() {
  useOwnColours();
  const session = useSession();
  const isOwn = useConsultedId() === null && session.status === 'member';
  return (
    <div className="text-lead">
      <PageHeading>
        <Trans>Je ne dors pas</Trans>
      </PageHeading>
      <p className="mb-8 text-ink-soft">
        <Trans>
          Une nuit d’éveil est pénible, mais elle finit. Vous n’avez rien à réussir maintenant.
        </Trans>
      </p>
      <ol className="space-y-8">
        <Step number={1} title={<Trans>Ne regardez pas l’heure</Trans>}>
          <Trans>
            Tournez le réveil vers le mur. L’alarme sonnera quand même : savoir l’heure n’aide pas.
          </Trans>
        </Step>
        <Step number={2} title={<Trans>Levez-vous si le sommeil ne vient pas</Trans>}>
          <Trans>
            Dans un autre coin, avec une lampe faible, faites quelque chose de calme. Si vous
            risquez de tomber, restez en position assise dans le lit, lampe allumée.
          </Trans>
        </Step>
        <Step number={3} title={<Trans>Retournez au lit quand le sommeil revient</Trans>}>
          <Trans>
            Vos paupières sont lourdes, vous bâillez : c’est le moment. Sinon, recommencez autant de
            fois qu’il le faut. Le matin, levez-vous à votre heure habituelle.
          </Trans>
        </Step>
      </ol>
      <BreathingPacer />
      <p className="mt-12 border-t border-line pt-6 text-body text-ink-soft">
        <Trans>
          Vous allez très mal cette nuit ?{' '}
          <Link to="resourcePersons">Des personnes répondent, même à cette heure</Link>
        </Trans>
      </p>
      {isOwn && isParticipant(session.account.roles) && (
        <>
          <SomethingHappenedLink className="mt-2 text-body" />
          <p className="text-body">
            <Link to="programme" className="inline-flex min-h-11 items-center">
              <Trans>Retour à mon programme</Trans>
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

type StepProps = {
  readonly number: number;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

function Step({ number, title, children }: StepProps) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full border border-edge text-accent-ink"
      >
        {number}
      </span>
      <div>
        <h2 className="pt-1.5 text-lead">{title}</h2>
        <p className="mt-1 text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
