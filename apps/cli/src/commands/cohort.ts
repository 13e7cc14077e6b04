import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, type Cli } from '../cli.ts';
import { confirm, placeOf } from '../confirm.ts';
import type { CliEnv } from '../env.ts';
import { CliFailure, EXIT, misuse, refusal } from '../failure.ts';
import { isDay } from '../options.ts';
import { startProgress } from '../progress.ts';

/** Fixed time zone of the default date, so that every machine writes the same rows. */
const TIME_ZONE = 'America/Toronto';

function readNumber({ t }: Cli, name: string, given: string | undefined, most: number): number {
  if (given === undefined) throw misuse(t.failures.required(name));
  const value = /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
  if (!(value >= 1 && value <= most)) throw misuse(t.token.badNumber(name, most));
  return value;
}

/** @throws CliFailure for an invalid or future date */
function readUntil({ t }: Cli, given: string | undefined, now: Date): string {
  const today = now.toLocaleDateString('en-CA', { timeZone: TIME_ZONE });
  if (given === undefined) return today;
  if (!isDay(given)) throw misuse(t.cohort.badUntil);
  if (given > today) throw misuse(t.cohort.untilInFuture);
  return given;
}

async function ask(cli: Cli, env: CliEnv, participants: number): Promise<void> {
  const { t, terminal } = cli;
  if (terminal.isInteractive) await confirm(cli, t.cohort.confirm(participants, placeOf(env)));
  else throw misuse(t.cohort.needsYes);
}

function inWords({ t }: Cli, thrown: unknown, seed: number): unknown {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'DemoRefusedError') return refusal(t.cohort.otherPeople);
  if (name !== 'CohortExistsError') return thrown;
  return new CliFailure(t.cohort.exists(seed), { exitCode: EXIT.refused, code: 'ALREADY_EXISTS' });
}

/** @decision proof#cohorts */
export function cohortCommand(cli: Cli) {
  const { t } = cli;
  const words = t.cohort;
  return defineAubeCommand(cli, {
    name: 'cohort',
    summary: words.summary,
    example: '--participants 1000 --weeks 12 --seed 7',
    options: {
      participants: { type: 'string', description: words.options.participants, valueHint: 'n' },
      weeks: { type: 'string', description: words.options.weeks, valueHint: 'n' },
      seed: { type: 'string', description: words.options.seed, valueHint: 'n' },
      until: { type: 'string', description: words.options.until, valueHint: t.options.dayHint },
      yes: { type: 'boolean', description: t.options.yes },
      'dry-run': { type: 'boolean', description: t.options.dryRun },
    },
    async run(args) {
      const env = getEnv(cli);
      const isDryRun = args['dry-run'] === true;
      const { COHORT_LIMITS, refuseCohort, seedCohort } = await import('@aube/lives');
      const participants = readNumber(
        cli,
        'participants',
        args.participants,
        COHORT_LIMITS.participants,
      );
      const weeks = readNumber(cli, 'weeks', args.weeks, COHORT_LIMITS.weeks);
      const seed = readNumber(cli, 'seed', args.seed, COHORT_LIMITS.seed);
      const until = readUntil(cli, args.until, env.clockStart ?? new Date());
      if (env.isProduction) throw refusal(words.refusedInProduction);
      if (!args.yes && !isDryRun) await ask(cli, env, participants);

      const { onDatabase } = await import('../on-database.ts');
      const progress = startProgress(cli, { label: words.writing, total: participants });
      const plan = { participants, weeks, seed, until };
      const made = await onDatabase(cli, env, { isDryRun }, async ({ context }) => {
        if (!isDryRun) {
          return seedCohort(context, plan, { now: context.now, onProgress: progress.reach });
        }
        await refuseCohort(context, plan);
        return null;
      })
        .catch((thrown: unknown) => {
          throw inWords(cli, thrown, seed);
        })
        .finally(progress.end);
      answer(cli, args, {
        data: { ...plan, ...made, isDryRun },
        lines: [
          made === null
            ? words.wouldMake(participants)
            : words.made(made.participants, made.nights),
          words.facts(seed, weeks, until),
        ],
      });
    },
  });
}
