import { Plural, Trans } from '@lingui/react/macro';
import { trpc } from '../../../trpc.ts';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { FiguresTime } from '../figures/figures-time.tsx';
import { MainFigures } from '../figures/main-figures.tsx';

export function SiteNumbers() {
  const counted = trpc.stats.getFigures.useQuery({}, { staleTime: 60_000 });
  return (
    <section aria-labelledby="numbers" className="mb-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="numbers" className="text-lead">
          <Trans>En nombres</Trans>
        </h2>
        <Link to="adminStatistics">
          <Trans>Toutes les statistiques</Trans>
        </Link>
      </div>
      <QueryView query={counted} lines={6}>
        {({ sum, asOf }) => (
          <>
            <FiguresTime asOf={asOf} />
            <MainFigures scope={{}} figures={sum} />
            {sum.notActivated > 0 && (
              <p className="-mt-6 text-small text-ink-soft">
                <Plural
                  value={sum.notActivated}
                  one="Une personne de la liste n’a pas encore activé son compte. Elle n’est pas comptée ici."
                  other="# personnes de la liste n’ont pas encore activé leur compte. Elles ne sont pas comptées ici."
                />
              </p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
