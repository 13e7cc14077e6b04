import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../ui/banner.tsx';
import { Link } from '../../../ui/link.tsx';

/** After a yes to the weekly question: what it does, and what to do tonight. @decision D33 */
export function SleepyAtWheel() {
  return (
    <Banner kind="attention" title={<Trans>Votre sécurité passe d’abord</Trans>}>
      <p className="mt-1">
        <Trans>
          Merci de l’avoir dit. Ne conduisez pas quand vous avez sommeil. Ce soir, dormez plus
          longtemps si vous en avez besoin, même hors d’un horaire.
        </Trans>
      </p>
      <p className="mt-2">
        <Trans>
          Le choix d’un horaire est suspendu cette semaine. L’équipe en est avertie, mais ne le voit
          pas toujours tout de suite : parlez-en à une{' '}
          <Link to="resourcePersons">personne-ressource</Link>.
        </Trans>
      </p>
    </Banner>
  );
}
