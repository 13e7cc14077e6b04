export type TimedStep = {
  readonly seconds: number;
  readonly tightenSeconds: number;
};

export type StepPlace = {
  readonly index: number;
  readonly phase: 'tighten' | 'release' | 'follow';
};

export const lengthOf = (steps: readonly TimedStep[]): number =>
  steps.reduce((total, { seconds }) => total + seconds, 0);

export const startOf = (steps: readonly TimedStep[], index: number): number =>
  lengthOf(steps.slice(0, index));

/** @decision D72 */
export function placeInSteps(steps: readonly TimedStep[], seconds: number): StepPlace | null {
  const index = steps.findIndex((_, at) => seconds < startOf(steps, at + 1));
  const step = steps[index];
  if (!step) return null;
  if (step.tightenSeconds === 0) return { index, phase: 'follow' };
  const into = seconds - startOf(steps, index);
  return { index, phase: into < step.tightenSeconds ? 'tighten' : 'release' };
}
