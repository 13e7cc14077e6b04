import { Trans } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { trpc } from '../../../trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { FigureDefinitions } from '../establishments/figure-definitions.tsx';
import { FiguresTime } from './figures-time.tsx';
import { askedOf, type FigureScope, readScope, writeScope } from './figure-scope.ts';
import { MainFigures } from './main-figures.tsx';
import { PeriodFields } from './period-fields.tsx';
import { PlacesTable } from './places-table.tsx';
import { StepsTable } from './steps-table.tsx';
import { WeeksTable } from './weeks-table.tsx';

/** Without `establishmentId`, shows the figures of all visible establishments. @decision D64 */
export function Figures({ establishmentId }: { establishmentId?: number }) {
  const [path, navigate] = useLocation();
  const params = readScope(new URLSearchParams(useSearch()));
  const scope: FigureScope =
    establishmentId === undefined ? params : { ...params, establishmentId };
  const counted = trpc.stats.getFigures.useQuery(askedOf(scope), {
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const change = (next: FigureScope) => {
    const own = establishmentId === undefined ? next : { ...next, establishmentId: undefined };
    const words = new URLSearchParams(writeScope(own)).toString();
    navigate(words === '' ? path : `${path}?${words}`, { replace: true });
  };
  return (
    <>
      <PeriodFields scope={scope} onChange={change} />
      <QueryView query={counted} lines={12}>
        {(figures) => (
          <>
            <FiguresTime asOf={figures.asOf} />
            <MainFigures scope={scope} figures={figures.sum} />
            {figures.sum.created === 0 ? (
              <EmptyState title={<Trans>Personne à compter ici</Trans>}>
                <Link to="adminParticipants">
                  <Trans>Participants</Trans>
                </Link>
              </EmptyState>
            ) : (
              <>
                <StepsTable scope={scope} figures={figures.sum} />
                {figures.establishments.length > 1 && (
                  <PlacesTable scope={scope} figures={figures} />
                )}
                <WeeksTable scope={scope} weeks={figures.weeks} />
              </>
            )}
            <FigureDefinitions />
          </>
        )}
      </QueryView>
    </>
  );
}
