import { Trans } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import { StatusWord } from '../../ui/status-word.tsx';
import { type Coming, comingOf } from './coming.ts';
import type { Overview } from './use-overview.ts';

/** What opens next, and when. */
export function ComingList({ overview }: { overview: Overview }) {
  const coming = comingOf(overview);
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="coming" className="mt-10">
      <h2 id="coming" className="mb-3 text-lead">
        <Trans>Ce qui vient ensuite</Trans>
      </h2>
      <ul className="border-b border-line">
        {coming.map((each) => (
          <li key={each.kind} className="row border-t border-line">
            <span className="min-w-0 flex-1 basis-56">
              <span className="block font-medium">
                <ComingName coming={each} />
              </span>
              <span className="block text-small text-ink-soft">
                <ComingWhen coming={each} />
              </span>
            </span>
            <StatusWord status="upcoming">
              <Trans>À venir</Trans>
            </StatusWord>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ComingName({ coming }: { coming: Coming }) {
  switch (coming.kind) {
    case 'week':
      return <Trans>Semaine {coming.number}</Trans>;
    case 'questionnaire':
      return <Trans>Questionnaire de la semaine {coming.id.slice(1)}</Trans>;
  }
}

function ComingWhen({ coming }: { coming: Coming }) {
  const dates = useDates();
  const on = dates.day(coming.opensOn);
  return coming.kind === 'week' ? (
    <Trans>Commence le {on}.</Trans>
  ) : (
    <Trans>S’ouvre le {on}.</Trans>
  );
}
