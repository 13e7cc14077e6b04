import { Trans } from '@lingui/react/macro';
import type { Programme } from '../../lib/programme-data.ts';
import { useWords } from '../nights/use-words.ts';
import { insightOf } from './insight.ts';

/** A smaller difference is not noticeable. */
const felt = 5;

/** The change in one sentence, before the charts. */
export function InsightWords({ programme }: { programme: Programme }) {
  const { duration } = useWords();
  const insight = insightOf(programme.weeks);
  if (!insight) return null;
  const { from, to, sleepMinutes, awakeMinutes } = insight;
  const sleep = duration(Math.abs(sleepMinutes));
  const awake = duration(Math.abs(awakeMinutes));
  return (
    <p className="max-w-[34rem] text-title">
      <Trans>
        De la semaine {from} à la semaine {to}, par nuit :
      </Trans>{' '}
      {Math.abs(sleepMinutes) < felt ? (
        <Trans>autant de sommeil,</Trans>
      ) : sleepMinutes > 0 ? (
        <Trans>{sleep} de sommeil de plus,</Trans>
      ) : (
        <Trans>{sleep} de sommeil de moins,</Trans>
      )}{' '}
      {Math.abs(awakeMinutes) < felt ? (
        <Trans>autant d’éveil au lit.</Trans>
      ) : awakeMinutes > 0 ? (
        <Trans>{awake} d’éveil au lit de plus.</Trans>
      ) : (
        <Trans>{awake} d’éveil au lit de moins.</Trans>
      )}
    </p>
  );
}
