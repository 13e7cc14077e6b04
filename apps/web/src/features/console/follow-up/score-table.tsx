import { type GateQuestionnaire, gateQuestionnaires } from '@aube/api/rules';
import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { questionnairePages } from '../../../routes.ts';
import { trpc } from '../../../trpc.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { MissingWords } from '../../answers/results/missing-words.tsx';
import { useConsult } from './use-consult.ts';

type Scored = RouterOutputs['questionnaires']['listScores'][number];
type Result = Scored['results'][number];
type Cell = Pick<Result, 'score' | 'value'> & Partial<Result>;

type Scale = {
  readonly score: string;
  readonly result: Result | null;
};

/** @decision D44 */
export function ScoreSection({ userId }: { userId: number }) {
  const scores = trpc.questionnaires.listScores.useQuery({ userId });
  return (
    <section aria-labelledby="scores" className="mb-10">
      <h2 id="scores" className="mb-3 text-lead">
        <Trans>Résultats des questionnaires</Trans>
      </h2>
      <QueryView query={scores} lines={6}>
        {(submitted) =>
          submitted.length === 0 ? (
            <EmptyState title={<Trans>Aucun questionnaire n’est encore envoyé</Trans>} />
          ) : (
            <ScoreTable userId={userId} submitted={submitted} />
          )
        }
      </QueryView>
    </section>
  );
}

type ScoreTableProps = {
  readonly userId: number;
  readonly submitted: readonly Scored[];
};

function ScoreTable({ userId, submitted }: ScoreTableProps) {
  const rangeWords = useRangeWords();
  const retiredWords = useRetiredWords();
  const known = new Map(
    submitted.flatMap(({ results }) => results.map((each) => [each.score, each])),
  );
  const retired = submitted.flatMap((each) => each.retired?.scores.map(({ score }) => score) ?? []);
  const scales: readonly Scale[] = [
    ...[...known.values()].map((result) => ({ score: result.score, result })),
    ...[...new Set(retired)].map((score) => ({ score, result: null })),
  ];
  const keyOf = ({ score, result }: Scale) => `${score} ${result === null}`;
  const rows = gateQuestionnaires.toReversed().flatMap((code) => {
    const scored = submitted.find((each) => each.code === code);
    return scored ? [{ ...scored, code }] : [];
  });
  return (
    <>
      <DataTable caption={<Trans>Score, signification et changement depuis S0</Trans>} isFolded>
        <thead>
          <tr className="align-top">
            <th scope="col">
              <Trans>Questionnaire</Trans>
            </th>
            {scales.map((scale) => (
              <th key={keyOf(scale)} scope="col" className="min-w-36">
                <ScoreName scale={scale} submitted={submitted} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((scored) => (
            <tr key={scored.id} className="align-top">
              <th scope="row" className="min-w-36 font-medium">
                <ScoredHead userId={userId} scored={scored} />
              </th>
              {scales.map((scale) => (
                <td
                  key={keyOf(scale)}
                  data-name={
                    scale.result
                      ? `${scale.result.name}, ${rangeWords(scale.result)}`
                      : `${instrumentsOf(submitted, scale.score)}, ${retiredWords(scale.score)}`
                  }
                >
                  <ScoreCell result={resultOf(scored, scale)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className="mt-2 text-small text-ink-soft">
        <Trans>
          « Mieux » et « moins bien » se disent quand l’écart atteint le seuil que l’échelle fixe.
          Un score ne pose pas de diagnostic.
        </Trans>
      </p>
    </>
  );
}

type ScoredHeadProps = {
  readonly userId: number;
  readonly scored: Scored & { readonly code: GateQuestionnaire };
};

function ScoredHead({ userId, scored: { code, submittedAt } }: ScoredHeadProps) {
  const consult = useConsult(userId);
  return (
    <>
      {code}
      {submittedAt && (
        <span className="block text-small font-normal">
          <Stamp at={submittedAt} />
        </span>
      )}
      <button
        type="button"
        className={`${linkClass} min-h-11 text-left text-small font-normal`}
        onClick={() => consult(questionnairePages[code])}
      >
        <Trans>
          Lire les réponses<span className="sr-only"> à {code}</span>
        </Trans>
      </button>
    </>
  );
}

function resultOf({ results, retired }: Scored, { score, result }: Scale): Cell | undefined {
  const given: readonly Cell[] = (result ? results : retired?.scores) ?? [];
  return given.find((each) => each.score === score);
}

function useRangeWords(): (result: Result) => string {
  const { t } = useLingui();
  return ({ range: [lowest, highest], higherIs }) =>
    higherIs === 'worse'
      ? t`de ${lowest} à ${highest}, plus bas est mieux`
      : t`de ${lowest} à ${highest}, plus haut est mieux`;
}

type ScoreNameProps = {
  readonly scale: Scale;
  readonly submitted: readonly Scored[];
};

const instrumentsOf = (submitted: readonly Scored[], score: string): string =>
  [
    ...new Set(
      submitted.flatMap(({ retired }) =>
        retired?.scores.some((each) => each.score === score) ? retired.instruments : [],
      ),
    ),
  ].join(', ');

function useRetiredWords() {
  const { t } = useLingui();
  return (score: string) => t`${score} : cette échelle n’est plus sur ce site`;
}

function ScoreName({ scale: { score, result }, submitted }: ScoreNameProps) {
  const rangeWords = useRangeWords();
  const retiredWords = useRetiredWords();
  if (!result) {
    return (
      <>
        {instrumentsOf(submitted, score)}
        <span className="block text-small font-normal text-ink-soft">{retiredWords(score)}</span>
      </>
    );
  }
  return (
    <>
      {result.name}
      <span className="block text-small font-normal text-ink-soft">{rangeWords(result)}</span>
    </>
  );
}

function ScoreCell({ result }: { result: Cell | undefined }) {
  if (!result) return <Trans>Non demandé</Trans>;
  if (result.value === null) return <Trans>Trop de réponses manquent</Trans>;
  return (
    <>
      <span className="text-lead font-bold">{result.value}</span>
      {result.answered && (
        <MissingWords answered={result.answered} className="block text-small font-medium" />
      )}
      {result.band && <span className="block text-small">{result.band.label}</span>}
      {result.isAlarming && (
        <span className="block text-small font-medium text-danger">
          <Trans>Une réponse a donné l’alerte, quel que soit le total.</Trans>
        </span>
      )}
      {result.change && (
        <span className="block text-small text-ink-soft">
          <ChangeWords change={result.change} />
        </span>
      )}
    </>
  );
}

function ChangeWords({ change }: { change: NonNullable<Result['change']> }) {
  const { points, verdict } = change;
  // U+2212 is the minus sign. A hyphen is too short beside figures.
  const figure = points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '0';
  switch (verdict) {
    case 'better':
      return <Trans>{figure}, mieux</Trans>;
    case 'worse':
      return <Trans>{figure}, moins bien</Trans>;
    case 'same':
      return <Trans>{figure}, semblable</Trans>;
    case null:
      return figure;
  }
}
