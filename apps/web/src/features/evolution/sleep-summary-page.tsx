import { findContactToCall } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useConsultedId } from '../../lib/consulting.ts';
import { WholeNumbers } from '../../ui/whole-numbers.tsx';
import { useDates } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import type { Programme } from '../../lib/programme-data.ts';
import { useOverview } from '../../lib/use-overview.ts';
import { CrisisSentence } from '../site/crisis-line.tsx';
import { LastNights } from './doctor/last-nights.tsx';
import { AcquiredHabits } from './doctor/acquired-habits.tsx';
import { ScheduleInForce } from './doctor/schedule-in-force.tsx';
import { ScoreGrid } from './doctor/score-grid.tsx';
import { type Summary, summaryOf } from './doctor/summary-rows.ts';
import { WeekTable } from './doctor/week-table.tsx';
import { useSuspendedSchedule } from './suspended-schedule.ts';

/** @decision D71 */
export default function SleepSummaryPage() {
  const overview = useOverview();
  return (
    <>
      <PageHeading>
        <Trans>Mon sommeil, pour la consultation</Trans>
      </PageHeading>
      <QueryView query={overview} lines={14}>
        {(programme) => <SheetOf programme={programme} />}
      </QueryView>
    </>
  );
}

function SheetOf({ programme }: { programme: Programme }) {
  const summary = summaryOf(programme);
  if (!summary) {
    return (
      <EmptyState
        title={<Trans>Cette page se remplira dès qu’une nuit sera notée dans le journal.</Trans>}
      />
    );
  }
  return (
    <>
      <div data-screen-only className="mb-6">
        <p>
          <Trans>
            Une feuille à imprimer, ou à enregistrer en PDF, pour la montrer à votre médecin. Les
            notes écrites sous les nuits n’y sont pas.
          </Trans>
        </p>
        <Button className="mt-4" onClick={() => print()}>
          <Printer aria-hidden className="size-5" />
          <Trans>Imprimer</Trans>
        </Button>
      </div>
      <Sheet programme={programme} summary={summary} />
    </>
  );
}

function Sheet({ programme, summary }: { programme: Programme; summary: Summary }) {
  const dates = useDates();
  const flags = useFlags();
  const schedule = useSuspendedSchedule(programme, useConsulted());
  const { firstName, lastName } = programme.person;
  const period = dates.period(summary.from, summary.to);
  return (
    <div className="doctor-sheet">
      <p>
        <strong>
          {firstName} {lastName}
        </strong>
        {' · '}
        <Trans>du {period}</Trans>
        {' · '}
        <Trans>données notées par la personne, le matin</Trans>
      </p>
      <FollowedAt />
      <WeekTable summary={summary} />
      <LastNights programme={programme} summary={summary} />
      <ScheduleInForce
        programme={programme}
        suspension={{ schedule, reasons: openNames(flags.data) }}
      />
      <AcquiredHabits programme={programme} />
      <Submitted flags={flags} />
      <p className="mt-4 text-small text-ink-soft">
        <span>
          <CrisisSentence />
        </span>{' '}
        <Trans>
          Efficacité : sommeil total sur temps au lit, de l’extinction de la lumière au lever. Un
          tiret : pas noté, ou moins de trois nuits dans la semaine. Cette page rapporte des faits
          et ne pose aucun diagnostic.
        </Trans>{' '}
        <span data-screen-only>
          <Link to="references">
            <Trans>Sources du programme</Trans>
          </Link>
        </span>
      </p>
    </div>
  );
}

function FollowedAt() {
  const isConsulted = useConsultedId() !== null;
  const { data } = trpc.programme.getContacts.useQuery(undefined, { enabled: !isConsulted });
  if (isConsulted || !data?.establishment) return null;
  const { name } = data.establishment;
  const found = findContactToCall(data.contacts, data.siteContacts);
  const phone = found && <WholeNumbers text={found.phone.display} />;
  return (
    <p>
      {found === null ? (
        <Trans>Programme suivi avec : {name}</Trans>
      ) : found.whose === 'establishment' ? (
        <Trans>
          Programme suivi avec : {name}, {phone}
        </Trans>
      ) : (
        <Trans>
          Programme suivi avec : {name}; {found.name}, {phone}
        </Trans>
      )}
    </p>
  );
}

const useFlags = () => trpc.questionnaires.listFlags.useQuery(useConsulted());

type Flags = ReturnType<typeof useFlags>;

const openNames = (flags: Flags['data']) =>
  flags?.filter(({ clearedAt }) => clearedAt === null).map(({ name }) => name);

function useConsulted() {
  const userId = useConsultedId();
  return userId === null ? {} : { userId };
}

function Submitted({ flags }: { flags: Flags }) {
  const scores = trpc.questionnaires.listScores.useQuery(useConsulted());
  const open = openNames(flags.data);
  return (
    <>
      <h2>
        <Trans>Questionnaires</Trans>
      </h2>
      <QueryView query={scores} lines={4}>
        {(submitted) => <ScoreGrid submitted={submitted} />}
      </QueryView>
      <h2>
        <Trans>Précautions en cours</Trans>
      </h2>
      <QueryView query={flags} lines={1}>
        {() => <p>{open?.length ? open.join(' · ') : <Trans>Aucune n’est notée.</Trans>}</p>}
      </QueryView>
    </>
  );
}
