import { Trans } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import { RowWords } from '../../ui/row-words.tsx';
import { StatusWord } from '../../ui/status-word.tsx';
import { type Coming, comingOf } from './coming.ts';
import { QuestionnaireName } from './questionnaire-name.tsx';
import type { Overview } from '../../lib/use-overview.ts';

/** Coming openings, with their dates. */
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
          <li
            key={each.kind}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-4"
          >
            <RowWords
              className="basis-56"
              title={
                each.kind === 'week' ? (
                  <Trans>Semaine {each.number}</Trans>
                ) : (
                  <QuestionnaireName id={each.id} />
                )
              }
              below={<ComingWhen coming={each} />}
            />
            <StatusWord status="upcoming">
              <Trans>À venir</Trans>
            </StatusWord>
          </li>
        ))}
      </ul>
    </section>
  );
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
