import type { OpeningKind } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import type { Programme } from '../../../lib/programme-data.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { usePauseChanged } from '../pause/use-pause-changed.ts';

/** @decision D86 */
export function OpeningChoice({ programme }: { readonly programme: Programme }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const changed = usePauseChanged();
  const { mutate, isPending, error, variables } = trpc.diary.openWeeks.useMutation({
    onSuccess: ({ number }) => {
      announce(t`La semaine ${number} est ouverte.`);
      changed();
    },
  });
  const open = (kind: OpeningKind) => !isPending && mutate({ kind });
  const isBusy = (kind: OpeningKind) => isPending && variables.kind === kind;
  const hasSchedule = programme.weeks.at(-1)?.schedule !== null;
  return (
    <>
      <p className="mb-6">
        <Trans>
          Votre journal se rouvre quand vous voulez. Choisissez selon ce que vous vivez.
        </Trans>
      </p>
      {error && (
        <Banner kind="danger" className="mb-6">
          <p role="alert">{errorText(faultOf(error))}</p>
        </Banner>
      )}
      <Card aria-labelledby="check">
        <h2 id="check" className="text-lead">
          <Trans>Faire le point</Trans>
        </h2>
        <p className="mt-2">
          <span>
            <Trans>
              Pendant sept nuits, vous notez votre sommeil. Vous voyez ensuite où il en est, à côté
              de la fin du programme.
            </Trans>
          </span>{' '}
          {hasSchedule && (
            <span>
              <Trans>Vos heures ne changent pas.</Trans>
            </span>
          )}
        </p>
        <Button className="mt-5" busy={isBusy('check')} onClick={() => open('check')}>
          <Trans>Ouvrir une semaine</Trans>
        </Button>
      </Card>
      <Card aria-labelledby="return" className="mt-6">
        <h2 id="return" className="text-lead">
          <Trans>Repartir avec un horaire</Trans>
        </h2>
        <p className="mt-2">
          <span>
            <Trans>
              Le sommeil s’est dégradé ? Pendant deux semaines, vous reprenez la méthode. D’abord,
              vous dormez comme d’habitude et vous notez vos nuits. Ensuite, un horaire vous est
              proposé à partir d’elles.
            </Trans>
          </span>{' '}
          {hasSchedule && (
            <span>
              <Trans>Vous n’avez plus à garder vos dernières heures.</Trans>
            </span>
          )}
        </p>
        <p className="mt-3">
          <Trans>
            Votre santé a changé depuis ? Dites-le d’abord dans{' '}
            <Link to="myAccount" hash="ma-sante">
              « Ma santé a changé »
            </Link>
            .
          </Trans>
        </p>
        <Button
          kind="secondary"
          className="mt-5"
          busy={isBusy('return')}
          onClick={() => open('return')}
        >
          <Trans>Ouvrir deux semaines</Trans>
        </Button>
      </Card>
    </>
  );
}
