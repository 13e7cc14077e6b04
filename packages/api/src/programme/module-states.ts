import { z } from 'zod';
import { AppError } from '../errors.ts';
import { entityId, whole } from '../primitives.ts';
import { userStatementProcedure } from '../trpc.ts';
import { moduleOutput, modulesOutputOf } from './module-output.ts';
import { modulesOfProgramme, moduleStepsOf } from './modules-of-programme.ts';
import { readProgramme } from './record/programme-record.ts';
import { programmeRules } from './rules/constants.ts';
import { currentStepOf, stepsOfModule } from './rules/current-step.ts';
import { moduleInProgress } from './rules/module-state.ts';

const ofUser = { userId: entityId.optional() };

/**
 * A participant's state of the six modules (« états des modules »); a locked one shows its date and condition. Always readable by the owner.
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D34 D37 D44
 */
export const listModuleStates = userStatementProcedure
  .input(z.object(ofUser))
  .output(z.array(moduleOutput))
  .query(async ({ ctx, input: { userId } }) =>
    modulesOutputOf(await readProgramme(ctx, userId), ctx),
  );

/**
 * A participant's state of one module (« état du module »), as `listModuleStates`.
 * @throws NOT_FOUND for a person unknown to the caller
 */
export const getModuleState = userStatementProcedure
  .input(z.object({ ...ofUser, number: whole(1, programmeRules.moduleCount) }))
  .output(moduleOutput)
  .query(async ({ ctx, input: { userId, number } }) => {
    const record = await readProgramme(ctx, userId, { type: 'module', id: number });
    const modules = modulesOutputOf(record, ctx);
    const module = modules.find((each) => each.number === number);
    if (!module) throw new AppError('NOT_FOUND');
    return module;
  });

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

/**
 * Target of a page without a module's number (premiere-derniere-etape); null before the programme starts.
 * @throws NOT_FOUND for a person unknown to the caller
 * @source specification §2
 * @decision D34
 */
export const resolveCurrentStep = userStatementProcedure
  .input(z.object(ofUser))
  .output(currentStepOutput.nullable())
  .query(async ({ ctx, input: { userId } }) =>
    currentStepIn(await readProgramme(ctx, userId), ctx.course, ctx.now),
  );
