import { randomUUID } from 'node:crypto';
import {
  addWeekNotices,
  deliverDueLetters,
  eraseDeletedAccounts,
  keepFigures,
  purgeInvitations,
  purgeLetters,
  purgeScreenings,
  queueAlertLetters,
  queueDueReminders,
  recountPeople,
  unifyAddresses,
  type Services,
} from '@aube/api/server';
import { purgeDevices } from '@aube/auth';
import { purgeMarks } from '@aube/db';
import type { PurgeJob } from '@aube/db/inventory';
import type { Transport } from '@aube/mailer';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { TrustedTime } from '../operations/trusted-time.ts';
import type { MarkWatch } from '../operations/watch-database-mark.ts';
import { describeFault } from '../http/describe-fault.ts';
import { repeat, WAITS, type Job } from './repeat.ts';

const LETTERS_EVERY_MS = 1_000;
/**
 * Short enough for alerts, and for reminders at a chosen minute. A run that finds no work reads
 * only one index.
 */
const LOOK_EVERY_MS = 5_000;
/** A count may take 20 seconds, and the figures must be at most one minute old. */
const RECOUNT_EVERY_MS = 10_000;
const PURGE_EVERY_MS = 60 * 60_000;
/** A run reads every account. */
const ADDRESSES_EVERY_MS = 60 * 60_000;
const CLOCK_EVERY_MS = 15_000;
const MARK_EVERY_MS = 1_000;

/**
 * Jobs that run even with a wrong clock, because a crisis cannot wait. `deliverDueLetters` ignores
 * impossible times.
 */
const WITH_ANY_CLOCK = new Set(['clock', 'databaseMark', 'settings', 'alerts', 'letters.alerts']);
/** Jobs whose pause stays the same after failures: crisis emails, and the alarm for lost saves. */
export const URGENT = new Set(['databaseMark', 'alerts', 'letters.alerts']);

export type JobSetting = {
  transport: Transport;
  clock: Clock;
  time: TrustedTime;
  mark?: MarkWatch | null;
  log: Logger;
  /**
   * Key: name of a job. Value: time of its last success, or of its start before the first success.
   */
  successes?: Map<string, Date>;
  firstAfterMs?: number;
  /**
   * Time from the start to the first purge. No purge may run in the first minutes after a start.
   */
  firstPurgeAfterMs?: number;
};

export function startJobs(
  services: Services,
  {
    transport,
    clock,
    time,
    mark = null,
    log,
    successes = new Map<string, Date>(),
    firstAfterMs = 0,
    firstPurgeAfterMs = 0,
  }: JobSetting,
): Job {
  const { db, auth, limiter, publicUrl, pages, questionnaires } = services;
  const mustWait = (name: string): boolean => !WITH_ANY_CLOCK.has(name) && !time.isClockRight();
  const whenTrusted = async (
    ask: () => Promise<Date | null>,
    work: (now: Date) => Promise<unknown>,
  ) => {
    const now = await ask();
    return now === null ? WAITS : work(now);
  };
  const job = (
    name: string,
    pauseMs: number,
    work: (stopping: AbortSignal) => Promise<unknown>,
    startsAfterMs = firstAfterMs,
  ): Job => {
    const onSuccess = () => void successes.set(name, clock());
    // The start counts as a success, because the alarm also needs a time for a job that never
    // succeeds.
    onSuccess();
    const isUrgent = URGENT.has(name);
    const setting = { pauseMs, firstAfterMs: startsAfterMs, isUrgent, log, onSuccess };
    return repeat(name, setting, async (stopping) => (mustWait(name) ? WAITS : work(stopping)));
  };
  const purges: Record<PurgeJob | 'deletedAccounts', (now: Date) => Promise<unknown>> = {
    sessions: (now) => auth.purgeSessions(now),
    tokens: (now) => auth.purgeTokens(now),
    devices: (now) => purgeDevices(db, now),
    limits: (now) => limiter.purge(now),
    marks: (now) => purgeMarks(db, now),
    letters: (now) => purgeLetters(db, now),
    screenings: (now) => purgeScreenings(db, now),
    invitations: (now) => purgeInvitations(db, now),
    /**
     * Erases accounts 30 days after their deletion; until then, an account can be restored (D55).
     */
    deletedAccounts: (now) => eraseDeletedAccounts({ ...services, now, requestId: randomUUID() }),
  };
  const letters = (name: string, only?: readonly 'staffAlert'[]) =>
    job(name, LETTERS_EVERY_MS, async (signal) => {
      const { sent, unsent } = await deliverDueLetters({
        db,
        limiter,
        clock,
        transport,
        publicUrl,
        get contacts() {
          return pages.contacts;
        },
        get crisisLines() {
          return questionnaires.crisis.national;
        },
        pages,
        only,
        signal,
      });
      if (sent + unsent > 0) log.info({ job: name, sent, unsent }, 'letters');
    });
  /** Services with a `now` that reads the clock at each use. */
  const site = {
    ...services,
    get now() {
      return clock();
    },
  };
  const jobs = [
    // Crisis emails have a separate queue, so that a slow mail server does not delay crisis emails.
    letters('letters.alerts', ['staffAlert']),
    letters('letters'),
    job('settings', LOOK_EVERY_MS, async () => {
      for (const warning of await services.lookAtSettings()) log.warn({ warning }, 'content');
    }),
    job('alerts', LOOK_EVERY_MS, async () => {
      const { queued } = await queueAlertLetters({ db, now: clock() });
      if (queued > 0) log.info({ job: 'alerts', queued }, 'alerts');
    }),
    job('reminders', LOOK_EVERY_MS, () =>
      whenTrusted(time.askToSend, async (now) => {
        const { queued } = await queueDueReminders({ db, now });
        if (queued > 0) log.info({ job: 'reminders', queued }, 'reminders');
      }),
    ),
    job('figures', RECOUNT_EVERY_MS, async (stopping) => {
      const onSkipped = (thrown: unknown) =>
        log.error({ job: 'figures', fault: describeFault(thrown) }, 'person skipped');
      await recountPeople(site, { stopping, onSkipped });
      await keepFigures(site, { stopping });
    }),
    job('weekNotices', LOOK_EVERY_MS, () =>
      whenTrusted(time.askToSend, async (now) => {
        const { added } = await addWeekNotices({ ...services, now });
        if (added > 0) log.info({ job: 'weekNotices', added }, 'notices');
      }),
    ),
    job('addresses', ADDRESSES_EVERY_MS, async () => {
      const { changed } = await unifyAddresses({ db, now: clock(), requestId: randomUUID() });
      if (changed > 0) log.info({ job: 'addresses', changed }, 'addresses');
    }),
    job('clock', CLOCK_EVERY_MS, () => time.ask()),
    ...(mark === null ? [] : [job('databaseMark', MARK_EVERY_MS, () => mark.look())]),
    ...Object.entries(purges).map(([name, purge]) =>
      job(`purge.${name}`, PURGE_EVERY_MS, () => whenTrusted(time.ask, purge), firstPurgeAfterMs),
    ),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((each) => each.stop()));
    },
  };
}
