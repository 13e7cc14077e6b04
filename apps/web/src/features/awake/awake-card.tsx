import { Trans } from '@lingui/react/macro';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { SomethingHappenedLink } from '../../ui/something-happened-link.tsx';

export default function AwakeCard() {
  return (
    <Card aria-labelledby="awake-now" className="mb-6">
      <h2 id="awake-now" className="text-lead">
        <Trans>Vous ne dormez pas ?</Trans>
      </h2>
      <p className="mt-2 text-ink-soft">
        <Trans>Rien ne presse ici. Le reste peut attendre le matin.</Trans>
      </p>
      <p className="mt-5">
        <Link to="awake" bare className={buttonClass('primary')}>
          <Trans>Je ne dors pas</Trans>
        </Link>
      </p>
      <p className="mt-6 text-ink-soft">
        <Trans>
          Vous allez très mal cette nuit ?{' '}
          <Link to="resourcePersons">Des personnes répondent, même à cette heure</Link>
        </Trans>
      </p>
      <SomethingHappenedLink className="mt-2" />
    </Card>
  );
}
