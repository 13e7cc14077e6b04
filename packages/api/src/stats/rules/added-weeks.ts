import { WEEK_FIGURES, type WeekFigure } from './figures.ts';

type Sums = Record<WeekFigure | 'recordedNights' | 'expectedNights', number>;

export type WeekPart = Sums & {
  week: number;
  efficiencies: Readonly<Record<string, number>> | null;
};

export type AddedWeek = Sums & {
  week: number;
  medianEfficiencyPerMille: number | null;
};

const SUMMED = [...WEEK_FIGURES, 'recordedNights', 'expectedNights'] as const;

/** Median, truncated between two values; null without people. */
export function medianOf(counts: ReadonlyMap<number, number>): number | null {
  const sorted = [...counts].toSorted(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, people]) => sum + people, 0);
  if (total === 0) return null;
  const at = (place: number): number => {
    let passed = 0;
    return sorted.find(([, people]) => (passed += people) > place)?.[0] ?? 0;
  };
  return Math.floor((at((total - 1) >> 1) + at(total >> 1)) / 2);
}

/**
 * Adds the weeks of several establishments, sorted by week. The median is computed from all
 * people.
 */
export function addedWeeks(parts: readonly WeekPart[]): AddedWeek[] {
  const byWeek = [...Map.groupBy(parts, ({ week }) => week)];
  return byWeek
    .toSorted(([one], [other]) => one - other)
    .map(([week, own]) => {
      const counts = new Map<number, number>();
      for (const { efficiencies } of own) {
        for (const [perMille, people] of Object.entries(efficiencies ?? {})) {
          counts.set(Number(perMille), (counts.get(Number(perMille)) ?? 0) + people);
        }
      }
      const sums = Object.fromEntries(
        SUMMED.map((name) => [name, own.reduce((sum, part) => sum + part[name], 0)]),
      ) as Sums;
      return { week, ...sums, medianEfficiencyPerMille: medianOf(counts) };
    });
}
