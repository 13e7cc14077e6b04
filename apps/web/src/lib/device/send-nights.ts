import type { DiaryDay } from '../programme-data.ts';
import { faultOf, mayPass, stopsAll, type Fault } from '../error-code.ts';
import type { FailedStanding } from '../standing.ts';
import { createRetry, type RetryClock } from '../retry.ts';
import type { KeptNight } from './kept-night.ts';
import { nextToSend, standingAfter } from './night-queue.ts';

export type NightHost = {
  readonly personId: () => number;
  /** Dates of the nights that a page is changing. These nights are not sent. */
  readonly findOpen: () => Promise<ReadonlySet<string>>;
  readonly readNights: () => Promise<readonly KeptNight[]>;
  readonly send: (night: KeptNight) => Promise<DiaryDay>;
  /** Called with null at the end. */
  readonly onSending: (night: KeptNight | null) => void;
  /**
   * Runs when the server has the night. The device deletes its copy unless the person changed the
   * night again.
   */
  readonly onSent: (night: KeptNight, saved: DiaryDay) => Promise<void>;
  readonly onStopped: (
    night: KeptNight,
    standing: Exclude<FailedStanding, 'waiting'>,
    reason: string,
  ) => Promise<void>;
};

type SenderHost = NightHost & {
  readonly alone: (work: () => Promise<void>) => Promise<void>;
} & RetryClock;

/**
 * Sends waiting nights, the earliest first. A refused night does not stop the next nights.
 * @returns the reason why nights still wait; null when no night waits
 */
export async function sendInOrder(host: NightHost): Promise<Fault | null> {
  const personId = host.personId();
  let after = '';
  let lastFault: Fault | null = null;
  for (;;) {
    // The data is read again for each night, because the person may have changed the night or
    // logged out.
    if (host.personId() !== personId) return null;
    const open = await host.findOpen();
    const nights = await host.readNights();
    const night = nextToSend(nights, { personId, after, isOpen: (date) => open.has(date) });
    if (!night) return lastFault;
    const fault = await sendOne(host, night);
    if (fault && stopsAll(fault)) return fault;
    lastFault = fault ?? lastFault;
    after = night.date;
  }
}

/**
 * @returns the reason to wait; null when the server accepted the night or when the person must
 *   decide
 */
async function sendOne(host: NightHost, night: KeptNight): Promise<Fault | null> {
  host.onSending(night);
  try {
    await host.onSent(night, await host.send(night));
    return null;
  } catch (error) {
    const fault = faultOf(error);
    const standing = standingAfter(fault);
    if (standing === 'waiting') return fault;
    await host.onStopped(night, standing, fault.code);
    return null;
  }
}

/** @decision D66 */
export function createNightSender(host: SenderHost) {
  const retry = createRetry(() => void sendAll(), host);
  let running: Promise<void> | null = null;
  const sending: NightHost = {
    ...host,
    async onSent(night, saved) {
      await host.onSent(night, saved);
      retry.reset();
    },
  };

  const sendWaiting = async (): Promise<void> => {
    const fault = await sendInOrder(sending);
    if (fault && mayPass(fault)) retry.scheduleAfter(fault);
  };

  const sendAll = (): Promise<void> => {
    retry.stop();
    running ??= host.alone(sendWaiting).finally(() => {
      running = null;
      host.onSending(null);
    });
    return running;
  };

  return {
    sendAll,

    sendAfter: (fault: Fault) => retry.scheduleAfter(fault),

    async resume(): Promise<void> {
      if (!retry.isHeld()) await sendAll();
    },
  };
}
