import { isClockRight, isStartQuiet, lookAtSiteClock, type ClockLook } from '@aube/api/server';
import type { Database } from '@aube/db';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';

export type TrustedTime = {
  /**
   * PostgreSQL's time, for actions that cannot be undone. Null while these actions must wait: after
   * a jump of the clock, while the clock of this process is wrong, and in the first minutes after a
   * start.
   */
  ask: () => Promise<Date | null>;
  /**
   * PostgreSQL's time, for messages, which cannot be taken back. Null after a jump of the clock, and
   * while the clock of this process is wrong.
   */
  askToSend: () => Promise<Date | null>;
  /** False while the clock of this process differs from PostgreSQL's. */
  isClockRight: () => boolean;
  figures: () => Pick<ClockLook, 'differenceMs' | 'jumpMs'>;
};

export class WrongClockError extends Error {
  override readonly name = 'WrongClockError';
}

const seconds = (ms: number) => Math.round(ms / 1000);

function stateOf({ differenceMs, jumpMs }: ClockLook): 'right' | 'different' | 'jumped' {
  if (!isClockRight(differenceMs)) return 'different';
  return jumpMs === 0 ? 'right' : 'jumped';
}

function say(log: Logger, look: ClockLook): void {
  const clock = {
    differenceSeconds: seconds(look.differenceMs),
    jumpSeconds: seconds(look.jumpMs),
  };
  const state = stateOf(look);
  if (state === 'right') log.info({ clock }, 'the clock is right');
  if (state === 'different') {
    log.error({ clock }, 'the clocks of this process and of PostgreSQL differ: jobs wait');
  }
  if (state === 'jumped') {
    log.warn(
      { clock, waitSeconds: seconds(look.waitMs) },
      'the clock jumped, or no server ran: erasures and purges wait',
    );
  }
}

/**
 * @throws WrongClockError when the process's clock differs from PostgreSQL's by more than a minute
 * @decision running-aube#trusted-time
 */
export async function openTrustedTime(
  db: Database,
  {
    log,
    clock,
    runningMs = () => performance.now(),
  }: { log: Logger; clock: Clock; runningMs?: () => number },
): Promise<TrustedTime> {
  let last = await lookAtSiteClock(db, clock);
  if (!isClockRight(last.differenceMs)) {
    throw new WrongClockError(
      `The clock of this machine says ${clock().toISOString()}, and PostgreSQL's says ` +
        `${last.now.toISOString()}. Aube does not start with a difference of more than a minute. ` +
        'Set the wrong one; timedatectl tells whether a clock is synchronized.',
    );
  }
  if (stateOf(last) !== 'right') say(log, last);
  const askToSend = async () => {
    const look = await lookAtSiteClock(db, clock);
    if (stateOf(look) !== stateOf(last)) say(log, look);
    last = look;
    return stateOf(look) === 'right' ? look.now : null;
  };
  return {
    async ask() {
      const now = await askToSend();
      return isStartQuiet(runningMs()) ? null : now;
    },
    askToSend,
    isClockRight: () => isClockRight(last.differenceMs),
    figures: () => last,
  };
}

/** For a site with a simulated time (`AUBE_CLOCK`). Production refuses `AUBE_CLOCK`. */
export const chosenTime = (clock: Clock): TrustedTime => ({
  ask: async () => clock(),
  askToSend: async () => clock(),
  isClockRight: () => true,
  figures: () => ({ differenceMs: 0, jumpMs: 0 }),
});
