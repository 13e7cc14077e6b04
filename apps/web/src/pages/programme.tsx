import { Trans } from '@lingui/react/macro';
import { NextStep } from '../features/programme/next-step.tsx';
import { ThisWeek } from '../features/programme/this-week.tsx';
import { useOverview } from '../features/programme/use-overview.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { QueryView } from '../ui/query-view.tsx';

/** Where one is, what is due, and the next step. @source specification §2 */
export default function ProgrammePage() {
  const overview = useOverview();
  return (
    <>
      <PageHeading>
        <Trans>Mon programme</Trans>
      </PageHeading>
      <QueryView query={overview} lines={8}>
        {(data) => (
          <>
            <NextStep overview={data} />
            <ThisWeek overview={data} />
            <section className="mt-10 border-t border-line pt-6">
              <h2 className="text-lead">
                <Trans>Les six modules</Trans>
              </h2>
              <p className="mt-2 text-ink-soft">
                <Trans>Ils s’ouvriront ici, un par semaine. Ils ne sont pas encore en ligne.</Trans>
              </p>
            </section>
          </>
        )}
      </QueryView>
    </>
  );
}
