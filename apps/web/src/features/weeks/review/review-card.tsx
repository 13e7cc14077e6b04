import { Trans } from '@lingui/react/macro';
import { ClipboardList } from 'lucide-react';
import { use } from 'react';
import type { Programme } from '../../../lib/programme-data.ts';
import { BesidePrimary, buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Step } from '../../../ui/step.tsx';
import { isWindowOpen } from '../../nights/waiting-review.ts';
import { reviewBefore } from './review-before.ts';

type ReviewCardProps = {
  readonly programme: Programme;
  readonly closed: number;
};

/** @decision D68 diary#one-door-to-the-review */
export function ReviewCard({ programme, closed }: ReviewCardProps) {
  const isBeside = use(BesidePrimary);
  const current = programme.weeks.find(({ isCurrent }) => isCurrent);
  const hasNext = current !== undefined && reviewBefore(programme, current) !== null;
  const next = closed + 1;
  return (
    <Step
      icon={ClipboardList}
      label={<Trans>Bilan de la semaine</Trans>}
      title={<Trans>Le bilan de la semaine {closed} est prêt</Trans>}
      reason={
        hasNext && isWindowOpen(current) ? (
          <Trans>
            Votre sécurité, vos nuits, puis vos heures de la semaine {next} : quelques étapes
            courtes, environ trois minutes. Vous pouvez vous arrêter en chemin.
          </Trans>
        ) : hasNext ? (
          <Trans>
            Votre sécurité, vos nuits, et un essai : quelques étapes courtes, environ trois minutes.
            Vous pouvez vous arrêter en chemin.
          </Trans>
        ) : (
          <Trans>
            Vos nuits, et un essai à choisir ou à terminer : environ deux minutes. Vous pouvez vous
            arrêter en chemin.
          </Trans>
        )
      }
      action={
        <Link
          to="week"
          params={{ week: closed }}
          bare
          className={buttonClass(isBeside ? 'secondary' : 'primary')}
        >
          <Trans>Faire le bilan de la semaine {closed}</Trans>
        </Link>
      }
    />
  );
}
