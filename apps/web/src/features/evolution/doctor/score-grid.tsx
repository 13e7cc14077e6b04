import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { MissingWords } from '../../answers/results/missing-words.tsx';
import { ScrollFrame } from '../../../ui/scroll-frame.tsx';

type Submitted = RouterOutputs['questionnaires']['listScores'];
type Result = Submitted[number]['results'][number];
const codes = ['S0', 'S6', 'S12', 'S24'] as const;

/** @decision D71 */
export function ScoreGrid({ submitted }: { submitted: Submitted }) {
  const { t } = useLingui();
  const dates = useDates();
  const names = new Map(
    submitted.flatMap(({ results }) => results.map(({ score, name }) => [score, name] as const)),
  );
  const of = (code: string) => submitted.find((each) => each.code === code);
  return (
    <ScrollFrame aria-label={t`Questionnaires`}>
      <table className="folded-rows scores">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Questionnaire</Trans>
            </th>
            {[...names].map(([score, name]) => (
              <th key={score} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => {
            const submission = of(code);
            const at = submission?.submittedAt ?? null;
            return (
              <tr key={code}>
                <th scope="row">
                  {code} · {at === null ? t`pas rempli` : dates.date(dates.localDateOf(at))}
                </th>
                {[...names].map(([score, name]) => (
                  <td
                    key={score}
                    data-name={name}
                    className={submission ? undefined : 'not-print:max-sm:sr-only'}
                  >
                    {submission ? (
                      <Figure result={submission.results.find((each) => each.score === score)} />
                    ) : (
                      '—'
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function Figure({ result }: { result: Result | undefined }) {
  if (!result) return <Trans>Non demandé</Trans>;
  if (result.value === null) return '—';
  const { value, range, band, change, answered } = result;
  const points = change === null ? '' : ` (${change.points > 0 ? '+' : ''}${change.points})`;
  return (
    <>
      <span>{`${value}/${range[1]}${points}${band ? ` · ${band.label}` : ''}`}</span>
      <MissingWords answered={answered} className="block" />
    </>
  );
}
