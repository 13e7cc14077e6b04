import { Trans } from '@lingui/react/macro';
import { ModuleList } from '../course/module-list.tsx';
import { useCatalogue } from '../course/use-catalogue.ts';
import { PauseNotice } from '../pause/pause-notice.tsx';
import { ArrivalNotice } from './arrival-notice.tsx';
import { ComingList } from './coming-list.tsx';
import { NextStep } from './next-step.tsx';
import { ReminderOffer } from './reminder-offer.tsx';
import { ThisWeek } from './this-week.tsx';
import { useOverview } from './use-overview.ts';
import { WelcomeBack } from './welcome-back.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';

/** Where one is, what is due, and the next step. @source specification §2 */
export default function ProgrammePage() {
  const overview = useOverview();
  useCatalogue();
  return (
    <>
      <PageHeading>
        <Trans>Mon programme</Trans>
      </PageHeading>
      <ArrivalNotice overview={overview.data} />
      <QueryView query={overview} lines={8}>
        {(data) => (
          <>
            <PauseNotice overview={data} />
            <WelcomeBack overview={data} />
            <NextStep overview={data} />
            <ThisWeek overview={data} />
            <ReminderOffer overview={data} />
            <section aria-labelledby="modules" className="mt-10">
              <h2 id="modules" className="mb-3 text-lead">
                <Trans>Les six modules</Trans>
              </h2>
              <ModuleList modules={data.modules} />
            </section>
            <ComingList overview={data} />
            {data.abandonment === null && !data.person.isConsulted && (
              <p className="mt-12 flex flex-wrap gap-x-6 text-small">
                <Link to="myAccount" hash="pause" className="inline-flex min-h-11 items-center">
                  <Trans>Faire une pause</Trans>
                </Link>
                <Link to="abandonment" className="inline-flex min-h-11 items-center">
                  <Trans>Quitter le programme</Trans>
                </Link>
              </p>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
