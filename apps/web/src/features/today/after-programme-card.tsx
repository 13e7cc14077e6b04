import { openingOffer } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { Overview } from '../../lib/use-overview.ts';
import { Link } from '../../ui/link.tsx';

/** @decision D86 */
export function AfterProgrammeCard({ overview }: { readonly overview: Overview }) {
  if (overview.person.isConsulted) return null;
  const offer = openingOffer({ ...overview, isAbandoned: overview.abandonment !== null });
  const last = overview.weeks.at(-1);
  if ('refusal' in offer) {
    return offer.refusal === 'running' && overview.canUndoOpening ? (
      <p className="mt-2">
        <Link to="afterProgramme" className="inline-flex min-h-11 items-center">
          <Trans>Semaine ouverte par erreur ?</Trans>
        </Link>
      </p>
    ) : null;
  }
  return (
    <section aria-labelledby="after-programme" className="mt-10">
      <h2 id="after-programme" className="text-lead">
        <Trans>Et maintenant ?</Trans>
      </h2>
      <p className="mt-1 text-ink-soft">
        <Trans>
          Votre journal se rouvre quand vous voulez : une semaine pour faire le point, ou deux pour
          repartir avec un horaire.
        </Trans>
      </p>
      <p className="mt-2">
        <Link to="afterProgramme" className="inline-flex min-h-11 items-center">
          <Trans>Rouvrir mon journal</Trans>
        </Link>
      </p>
      {last && last.kind !== 'programme' && (
        <p>
          <Link
            to="week"
            params={{ week: last.number }}
            className="inline-flex min-h-11 items-center"
          >
            <Trans>Revoir la semaine {last.number}</Trans>
          </Link>
        </p>
      )}
    </section>
  );
}
