import { z } from 'zod';
import { currentStepOf, stepsOfModule } from '../rules/current-step.ts';
import { moduleInProgress } from '../rules/module-state.ts';
import { modulesOfProgramme, moduleStepsOf } from './modules-of-programme.ts';

const stepOutput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('video'), moduleNumber: z.number() }),
  z.object({ kind: z.literal('chapter'), moduleNumber: z.number(), chapterNumber: z.number() }),
]);

/** The module in progress: its first and last steps, and the next one. */
export const currentStepOutput = z.object({
  moduleNumber: z.number(),
  first: stepOutput,
  last: stepOutput,
  current: stepOutput,
});
type CurrentStep = z.infer<typeof currentStepOutput>;

/** The participant's next step; null before the programme starts. @decision D34 */
export function currentStepIn(
  record: Parameters<typeof moduleStepsOf>[0],
  course: Parameters<typeof moduleStepsOf>[1],
  now: Date,
): CurrentStep | null {
  const moduleNumber = moduleInProgress(modulesOfProgramme(record, course, now));
  const module = moduleStepsOf(record, course).find(({ number }) => number === moduleNumber);
  if (!module) return null;
  const steps = stepsOfModule(module);
  const current = currentStepOf(module);
  return {
    moduleNumber: module.number,
    first: steps[0] ?? current,
    last: steps.at(-1) ?? current,
    current,
  };
}
