/** The times of a guided relaxation, in whole seconds. */
export type TimedStep = {
  readonly seconds: number;
  /** How many of them one tightens first; 0 for a step without. */
  readonly tightenSeconds: number;
};

export type StepPlace = {
  readonly index: number;
  /** `follow` is a step without tightening. */
  readonly phase: 'tighten' | 'release' | 'follow';
};

/** How long all the steps take together, in seconds. */
export const lengthOf = (steps: readonly TimedStep[]): number =>
  steps.reduce((total, { seconds }) => total + seconds, 0);

/** When a step begins, in seconds after the first. */
export const startOf = (steps: readonly TimedStep[], index: number): number =>
  lengthOf(steps.slice(0, index));

/** Where one is so many whole seconds after the start; null once the last step is over. @decision D72 */
export function placeInSteps(steps: readonly TimedStep[], seconds: number): StepPlace | null {
  const index = steps.findIndex((_, at) => seconds < startOf(steps, at + 1));
  const step = steps[index];
  if (!step) return null;
  if (step.tightenSeconds === 0) return { index, phase: 'follow' };
  const into = seconds - startOf(steps, index);
  return { index, phase: into < step.tightenSeconds ? 'tighten' : 'release' };
}
