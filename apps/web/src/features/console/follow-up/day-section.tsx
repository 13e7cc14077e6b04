import type { RouterOutputs } from '@aube/api';
import { week as fields } from '@aube/dictionary';
import { Trans } from '@lingui/react/macro';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { EmptyLine } from './empty-line.tsx';

const { daySleepiness, dayCourse } = fields.fields;
const SHOWN = 5;

type DaySectionProps = {
  readonly weeks: readonly Pick<
    RouterOutputs['programme']['overview']['weeks'][number],
    'number' | 'daySleepiness' | 'dayCourse'
  >[];
};

/** @decision D85 */
export function DaySection({ weeks }: DaySectionProps) {
  const text = useFieldText();
  const answered = weeks
    .filter((week) => week.daySleepiness !== null || week.dayCourse !== null)
    .toReversed()
    .slice(0, SHOWN);
  if (answered.length === 0) {
    return (
      <EmptyLine id="days" title={<Trans>Ses journées</Trans>}>
        <Trans>La personne n’en a encore rien dit.</Trans>
      </EmptyLine>
    );
  }
  return (
    <section aria-labelledby="days" className="mb-10">
      <h2 id="days" className="mb-3 text-lead">
        <Trans>Ses journées</Trans>
      </h2>
      <ul className="rounded-card border border-line bg-raised px-5">
        {answered.map(({ number: week, ...said }) => (
          <li key={week} className="border-t border-line py-3 first:border-t-0">
            <dl className="grid grid-cols-[auto_1fr] gap-x-4">
              {said.daySleepiness && (
                <>
                  <dt className="text-ink-soft">{text(daySleepiness.label)}</dt>
                  <dd className="font-medium">
                    {text(daySleepiness.codes[said.daySleepiness].label)}
                  </dd>
                </>
              )}
              {said.dayCourse && (
                <>
                  <dt className="text-ink-soft">{text(dayCourse.label)}</dt>
                  <dd className="font-medium">{text(dayCourse.codes[said.dayCourse].label)}</dd>
                </>
              )}
            </dl>
            <p className="text-small text-ink-soft">
              <Trans>semaine {week}</Trans>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
