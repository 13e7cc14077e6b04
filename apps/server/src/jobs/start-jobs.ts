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
/** Soon enough for an alert and for a chosen minute; a run that finds nobody is one look at an index. */
const LOOK_EVERY_MS = 5_000;
/** The figures of a minute ago are the oldest that anybody sees, and a count itself may take a third of it. */
const FIGURES_EVERY_MS = 10_000;
/** At the first run, and every five minutes. */
const MISSING_EVERY_RUNS = 30;
/** A week brings something once; nobody waits for the minute. */
const WEEKS_EVERY_MS = 15 * 60_000;
const PURGE_EVERY_MS = 60 * 60_000;

export type JobSetting = {
  transport: Transport;
  clock: Clock;
  log: Logger;
  /** Where each job notes, by its name, when it last went well, and before that when it began. */
  successes?: Map<string, Date>;
  /** How long their first runs wait; at once without it. */
  firstAfterMs?: number;
};

/**
 * What happens without a request, in as many processes as there are: letters are queued and leave;
 * what the inventory of personal data says is over goes.
 */
export function startJobs(
  services: Services,
  { transport, clock, log, successes = new Map<string, Date>(), firstAfterMs = 0 }: JobSetting,
): Job {
  const { db, auth, limiter, course, publicUrl } = services;
  const job = (
    name: string,
    pauseMs: number,
    work: (stopping: AbortSignal) => Promise<unknown>,
  ): Job => {
    const onSuccess = () => void successes.set(name, clock());
    // A job that never goes well is seen to: without a series no rule could name it.
    onSuccess();
    return repeat(name, { pauseMs, firstAfterMs, log, onSuccess }, work);
  };
  /** Each by itself: one that fails stops no other. */
  const purges: Record<PurgeJob | 'deletedAccounts', () => Promise<unknown>> = {
    sessions: () => auth.purgeSessions(clock()),
    tokens: () => auth.purgeTokens(clock()),
    devices: () => purgeDevices(db, clock()),
    limits: () => limiter.purge(),
    letters: () => purgeLetters(db, clock()),
    screenings: () => purgeScreenings(db, clock()),
    invitations: () => purgeInvitations(db, clock()),
    /** What was deleted 30 days ago is past restoring (D55). */
    deletedAccounts: () =>
      eraseDeletedAccounts({ ...services, now: clock(), requestId: randomUUID() }),
  };
  const letters = (name: string, only?: readonly 'staffAlert'[]) =>
    job(name, LETTERS_EVERY_MS, async (signal) => {
      const delivery = { db, limiter, clock, transport, publicUrl, only, signal };
      const { sent, unsent } = await deliverDueLetters(delivery);
      if (sent + unsent > 0) log.info({ job: name, sent, unsent }, 'letters');
    });
  let figureRuns = 0;
  const jobs = [
    // A way of their own: a mail server that is slow with another letter holds up no crisis.
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
