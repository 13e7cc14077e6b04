import { WEEK_FIGURES, type WeekFigure } from './figures.ts';

type Sums = Record<WeekFigure | 'recordedNights' | 'expectedNights', number> & {
  medianEfficiencyPerMille: number | null;
};

/** The figures of one establishment's week, and how many people have each efficiency, per mille. */
export type KeptWeek = {
  week: number;
  figures: Sums;
  efficiencies: Readonly<Record<string, number>> | null;
};

const SUMMED = [...WEEK_FIGURES, 'recordedNights', 'expectedNights'] as const;

/** The value in the middle, truncated between two; null of nobody. */
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

/** The weeks of several establishments added up, in order: the median is that of all their people. */
export function addedWeeks(weeks: readonly KeptWeek[]): (Sums & { week: number })[] {
  const byWeek = [...Map.groupBy(weeks, ({ week }) => week)];
  return byWeek
    .toSorted(([one], [other]) => one - other)
    .map(([week, parts]) => {
      const counts = new Map<number, number>();
      for (const { efficiencies } of parts) {
        for (const [perMille, people] of Object.entries(efficiencies ?? {})) {
          counts.set(Number(perMille), (counts.get(Number(perMille)) ?? 0) + people);
        }
      }
      const sums = Object.fromEntries(
        SUMMED.map((name) => [name, parts.reduce((sum, { figures }) => sum + figures[name], 0)]),
      ) as Omit<Sums, 'medianEfficiencyPerMille'>;
      return { week, ...sums, medianEfficiencyPerMille: medianOf(counts) };
    });
}
