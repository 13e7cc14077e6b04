import { countRecountAges, countWaiting, latestPossible, type Services } from '@aube/api/server';
import { countConnections, findLastBackup, takesWrites } from '@aube/db';
import { Gauge, type Registry } from '@prometheus-io/client';
import type { Clock } from '../clock.ts';
import type { TrustedTime } from './trusted-time.ts';
import type { MarkWatch } from './watch-database-mark.ts';

export type WatchedSite = {
  services: Pick<Services, 'db' | 'pool'>;
  clock: Clock;
  time: Pick<TrustedTime, 'figures'>;
  /**
   * Notices saves that were lost because somebody replaced the database. Null for the embedded
   * database, which nobody can replace while the server runs.
   */
  mark: Pick<MarkWatch, 'wentBackAt'> | null;
  jobSuccesses: ReadonlyMap<string, Date>;
};

/**
 * Adds the site's metrics for the operator. When the database does not answer, `aube_database_up`
 * is 0 and metrics that come from the database are missing.
 * @source security OP-1
 * @returns a function that counts the figures again
 */
export function addSiteGauges(registry: Registry, site: WatchedSite): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: 'aube_database_up',
    help: 'Whether the database answered, 1 or 0.',
    registers,
  });
  const letters = new Gauge({
    name: 'aube_letters_waiting',
    help: 'Emails that were not sent yet, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const letterAge = new Gauge({
    name: 'aube_letters_oldest_seconds',
    help: 'How long the oldest letter that has not left waits, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const lostLetters = new Gauge({
    name: 'aube_letters_lost',
    help: 'Letters given up in the last 30 days.',
    labelNames: [],
    registers,
  });
  const alerts = new Gauge({
    name: 'aube_alerts_waiting',
    help: 'Alerts that nobody of the staff has taken charge of.',
    labelNames: [],
    registers,
  });
  const alertAge = new Gauge({
    name: 'aube_alerts_oldest_seconds',
    help: 'How long the oldest alert waits.',
    labelNames: [],
    registers,
  });
  const recountAge = new Gauge({
    name: 'aube_recount_oldest_seconds',
    help: 'How long the oldest change waits for a recount, by step: people, then notices and figures.',
    labelNames: ['step'],
    registers,
  });
  const connections = new Gauge({
    name: 'aube_database_connections',
    help: 'Connections of this process: open, idle among them, requests that wait for one; and beside them those that quick statements share.',
    labelNames: ['state'],
    registers,
  });
  const jobs = new Gauge({
    name: 'aube_job_last_success_timestamp_seconds',
    help: 'When each job of this process last went well, or began if it has not yet.',
    labelNames: ['name'],
    registers,
  });

  const backups = new Gauge({
    name: 'aube_backup_last_success_timestamp_seconds',
    help: 'When the site was last backed up by aube backup; 0: never.',
    labelNames: [],
    registers,
  });

  const clockDifference = new Gauge({
    name: 'aube_clock_difference_seconds',
    help: 'How far the clock of this process is ahead of PostgreSQL’s.',
    labelNames: [],
    registers,
  });
  const clockJump = new Gauge({
    name: 'aube_clock_jump_seconds',
    help: 'The jump of PostgreSQL’s clock for which erasures and purges wait; 0: none.',
    labelNames: [],
    registers,
  });

  const wentBack = new Gauge({
    name: 'aube_database_went_back_timestamp_seconds',
    help: 'When this process last saw that the database had lost acknowledged saves; 0: never.',
    labelNames: [],
    registers,
  });

  const showBackup = async (): Promise<void> => {
    const last = await findLastBackup(site.services.db);
    // A backup with a future date is not counted, because it would silence the alarm.
    const isPast = last !== null && last.takenAt <= latestPossible(site.clock());
    backups.set(isPast ? last.takenAt.getTime() / 1000 : 0);
  };

  const showWaiting = async (): Promise<void> => {
    const waiting = await countWaiting(site.services);
    const now = site.clock().getTime();
    const ageOf = (since: Date | null) =>
      since === null ? 0 : Math.max(0, now - since.getTime()) / 1000;
    for (const { kind, count, since } of waiting.letters) {
      letters.set({ kind }, count);
      letterAge.set({ kind }, ageOf(since));
    }
    lostLetters.set(waiting.lostLetterCount);
    alerts.set(waiting.alerts.count);
    alertAge.set(ageOf(waiting.alerts.since));
  };

  const showRecount = async (): Promise<void> => {
    const { pool } = site.services;
    const ages = await countRecountAges({ pool, now: site.clock() });
    for (const [step, seconds] of Object.entries(ages)) recountAge.set({ step }, seconds);
  };

  return async () => {
    for (const [state, count] of Object.entries(countConnections(site.services.pool))) {
      connections.set({ state }, count);
    }
    for (const [name, at] of site.jobSuccesses) jobs.set({ name }, at.getTime() / 1000);
    const { differenceMs, jumpMs } = site.time.figures();
    clockDifference.set(differenceMs / 1000);
    clockJump.set(jumpMs / 1000);
    wentBack.set((site.mark?.wentBackAt()?.getTime() ?? 0) / 1000);
    for (const gauge of [lostLetters, alerts, alertAge, backups]) gauge.remove();
    letters.reset();
    letterAge.reset();
    recountAge.reset();
    // A figure that fails is left out; only saves decide whether the database is up.
    const [canSave] = await Promise.allSettled([
      takesWrites(site.services.pool),
      showWaiting(),
      showBackup(),
      showRecount(),
    ]);
    up.set(canSave.status === 'fulfilled' && canSave.value ? 1 : 0);
  };
}
