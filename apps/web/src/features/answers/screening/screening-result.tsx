import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

type Screening = RouterOutputs['questionnaires']['findScreening'];

type ScreeningResultProps = {
  readonly result: Screening['result'];
  readonly advice: Screening['advice'];
  readonly registration: Screening['registration'];
  readonly registrationEnd: Screening['registrationEnd'];
  readonly onRestart: () => void;
};

/** @decision D33 */
const suited = ['suited', 'suitedWithCare'];

export function ScreeningResult(props: ScreeningResultProps) {
  const { result, advice, registration, registrationEnd, onRestart } = props;
  useEffect(() => {
    document.querySelector('h1')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const isSuited = result !== null && suited.includes(result.code);
  return (
    <>
      <PageHeading above={<Trans>Votre résultat</Trans>}>
        {result?.title ?? <Trans>Vos réponses sont envoyées. Merci.</Trans>}
      </PageHeading>
      {result && <p>{result.text}</p>}
      <FlagAdvice advice={advice.filter(({ code }) => code !== result?.code)} />
      {isSuited &&
        (registration ? (
          <Registration registration={registration} />
        ) : registrationEnd ? (
          <RegistrationEnded end={registrationEnd} />
        ) : (
          <ByInvitation />
        ))}
      <Banner className="mt-8">
        <p>
          <Trans>
            Ce site ne répond pas aux urgences. Si vous pensez à mourir ou à vous blesser, des
            personnes vous écoutent jour et nuit :{' '}
            <Link to="resourcePersons">trouver de l’aide</Link>.
          </Trans>
        </p>
      </Banner>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to="about" bare className={buttonClass('secondary')}>
          <Trans>Lire ce que propose le programme</Trans>
        </Link>
        <Button kind="quiet" onClick={onRestart}>
          <Trans>Refaire le questionnaire</Trans>
        </Button>
      </p>
    </>
  );
}

/** @decision D69 */
function FlagAdvice({ advice }: { advice: Screening['advice'] }) {
  if (advice.length === 0) return null;
  return (
    <Banner
      kind="attention"
      className="mt-8"
      title={<Trans>D’après vos réponses, il faut des précautions</Trans>}
    >
      <ul className="mt-2 space-y-3">
        {advice.map(({ code, name, text }) => (
          <li key={code}>
            <p className="font-medium">{name}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

type RegistrationProps = {
  readonly registration: NonNullable<Screening['registration']>;
};

function Registration({ registration }: RegistrationProps) {
  const { token, referenceCode } = registration;
  return (
    <Card className="mt-8">
      <h2 className="text-lead">
        <Trans>Vous pouvez vous inscrire</Trans>
      </h2>
      <p className="mt-2">
        <Trans>
          Ce lien est pour vous seulement et sert une seule fois. Vos réponses d’aujourd’hui ne
          seront pas liées à votre compte.
        </Trans>
      </p>
      {referenceCode === null && (
        <p className="mt-2">
          <Trans>
            Ayez à portée de main le code de référence que votre établissement vous a donné.
          </Trans>
        </p>
      )}
      <p className="mt-5">
        <Link to="registration" params={{ token }} bare className={buttonClass('primary')}>
          <Trans>M’inscrire au programme</Trans>
        </Link>
      </p>
    </Card>
  );
}

function RegistrationEnded({ end }: { end: NonNullable<Screening['registrationEnd']> }) {
  const isUsed = end === 'used';
  return (
    <Card className="mt-8">
      <h2 className="text-lead">
        {isUsed ? (
          <Trans>Ce résultat a déjà servi à une inscription</Trans>
        ) : (
          <Trans>Le délai pour s’inscrire est passé</Trans>
        )}
      </h2>
      <p className="mt-2">
        {isUsed ? (
          <Trans>
            Si c’est la vôtre, ouvrez le lien reçu par courriel pour activer votre compte, puis{' '}
            <Link to="login">connectez-vous</Link>.
          </Trans>
        ) : (
          <Trans>
            Si vous avez déjà un compte, <Link to="login">connectez-vous</Link>. Sinon, refaites le
            questionnaire : un nouveau résultat peut ouvrir une autre inscription.
          </Trans>
        )}
      </p>
    </Card>
  );
}

function ByInvitation() {
  return (
    <Card className="mt-8">
      <h2 className="text-lead">
        <Trans>Pour commencer</Trans>
      </h2>
      <p className="mt-2">
        <Trans>
          Pour vous inscrire, il faut l’invitation d’un établissement de santé. Parlez du programme
          à la personne qui vous soigne, ou à une{' '}
          <Link to="resourcePersons">personne-ressource</Link>.
        </Trans>
      </p>
    </Card>
  );
}
