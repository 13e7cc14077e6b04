import { randomUUID } from 'node:crypto';
import {
  addWeekNotices,
  deliverDueLetters,
  eraseDeletedAccounts,
  keepCalls,
  keepFigures,
  keepWeeks,
  purgeInvitations,
  purgeLetters,
  purgeScreenings,
  queueAlertLetters,
  queueDueReminders,
  type Services,
} from '@aube/api/server';
import { purgeDevices } from '@aube/auth';
import type { PurgeJob } from '@aube/db/inventory';
import type { Transport } from '@aube/mailer';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { repeat, type Job } from './repeat.ts';

const LETTERS_EVERY_MS = 1_000;
/**
 * Pause between two runs, short enough for alerts and for reminders at a chosen minute. A run
 * without work reads only one index.
 */
const LOOK_EVERY_MS = 5_000;
/** The figures must be at most one minute old, and a count may take 20 seconds. */
const FIGURES_EVERY_MS = 10_000;
const MISSING_EVERY_RUNS = 30;
const WEEKS_EVERY_MS = 15 * 60_000;
const PURGE_EVERY_MS = 60 * 60_000;

export type JobSetting = {
  transport: Transport;
  clock: Clock;
  log: Logger;
  /**
   * Last success of each job, by name. Before the first success the value is the start of the job.
   */
  successes?: Map<string, Date>;
  firstAfterMs?: number;
};

export function startJobs(
  services: Services,
  { transport, clock, log, successes = new Map<string, Date>(), firstAfterMs = 0 }: JobSetting,
): Job {
  const { db, auth, limiter, course, publicUrl } = services;
  const { contacts } = services.pages;
  const job = (
    name: string,
    pauseMs: number,
    work: (stopping: AbortSignal) => Promise<unknown>,
  ): Job => {
    const onSuccess = () => void successes.set(name, clock());
    // Counts the start as a success, because the alarm rule needs a value for a job that never
    // succeeds.
    onSuccess();
    return repeat(name, { pauseMs, firstAfterMs, log, onSuccess }, work);
  };
  const purges: Record<PurgeJob | 'deletedAccounts', () => Promise<unknown>> = {
    sessions: () => auth.purgeSessions(clock()),
    tokens: () => auth.purgeTokens(clock()),
    devices: () => purgeDevices(db, clock()),
    limits: () => limiter.purge(),
    letters: () => purgeLetters(db, clock()),
    screenings: () => purgeScreenings(db, clock()),
    invitations: () => purgeInvitations(db, clock()),
    /**
     * Deletes accounts finally 30 days after the deletion; until then, an account can be restored
     * (D55).
     */
    deletedAccounts: () =>
      eraseDeletedAccounts({ ...services, now: clock(), requestId: randomUUID() }),
  };
  const letters = (name: string, only?: readonly 'staffAlert'[]) =>
    job(name, LETTERS_EVERY_MS, async (signal) => {
      const delivery = { db, limiter, clock, transport, publicUrl, contacts, only, signal };
      const { sent, unsent } = await deliverDueLetters(delivery);
      if (sent + unsent > 0) log.info({ job: name, sent, unsent }, 'letters');
    });
  let figureRuns = 0;
  const jobs = [
    // Crisis emails have a separate queue, so that a slow mail server does not delay crisis emails.
    letters('letters.alerts', ['staffAlert']),
    letters('letters'),
    job('alerts', LOOK_EVERY_MS, async () => {
      const { queued } = await queueAlertLetters({ db, now: clock() });
      if (queued > 0) log.info({ job: 'alerts', queued }, 'alerts');
    }),
    job('reminders', LOOK_EVERY_MS, async () => {
      const { queued } = await queueDueReminders({ db, now: clock() });
      if (queued > 0) log.info({ job: 'reminders', queued }, 'reminders');
    }),
    job('figures', FIGURES_EVERY_MS, async () => {
      await keepWeeks({ db, now: clock() }, figureRuns % MISSING_EVERY_RUNS === 0);
      figureRuns += 1;
      await keepFigures({ ...services, now: clock() });
    }),
    job('calls', FIGURES_EVERY_MS, () => keepCalls({ ...services, now: clock() })),
    job('weekNotices', WEEKS_EVERY_MS, async () => {
      const { added } = await addWeekNotices({ db, course, now: clock() });
      if (added > 0) log.info({ job: 'weekNotices', added }, 'notices');
    }),
    ...Object.entries(purges).map(([name, purge]) => job(`purge.${name}`, PURGE_EVERY_MS, purge)),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((each) => each.stop()));
    },
  };
}
