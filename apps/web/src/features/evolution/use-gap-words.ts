import { useLingui } from '@lingui/react/macro';
import type { EvolutionDay } from './build-evolution.ts';

export function useGapWords() {
  const { t } = useLingui();
  return (gap: NonNullable<EvolutionDay['gap']>): string =>
    gap === 'pause' ? t`En pause` : t`Le journal était fermé`;
}
