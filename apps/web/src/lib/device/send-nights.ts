import type { DiaryDay } from '../programme-data.ts';
import { faultOf, mayPass, stopsAll, type Fault } from '../error-code.ts';
import type { FailedStanding } from '../standing.ts';
import { createRetry, type RetryClock } from '../retry.ts';
import type { KeptNight } from './kept-night.ts';
import { nextToSend, standingAfter } from './night-queue.ts';

/** Functions that sending needs: session, open nights, results. */
export type NightHost = {
  /** Person of the session. Only nights of this person may be sent. */
  readonly personId: () => number;
  /** Nights that are being changed and must not be sent now. */
  readonly findOpen: () => Promise<ReadonlySet<string>>;
  readonly readNights: () => Promise<readonly KeptNight[]>;
  readonly send: (night: KeptNight) => Promise<DiaryDay>;
  /** Called with the night that is being sent, and with null when the sending ends. */
  readonly onSending: (night: KeptNight | null) => void;
  /**
   * Called when the server has the night. The night leaves the device unless it was changed in the
   * meantime.
   */
  readonly onSent: (night: KeptNight, saved: DiaryDay) => Promise<void>;
  /** Called when the night stays on the device because its person must decide. */
  readonly onStopped: (
    night: KeptNight,
    standing: Exclude<FailedStanding, 'waiting'>,
    reason: string,
  ) => Promise<void>;
};

type SenderHost = NightHost & {
  /** Runs `work` unless another tab already runs it. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
} & RetryClock;

/**
 * Sends waiting nights one after the other, the earliest first, until the site cannot be reached
 * or has no session. A refused night waits and does not stop the next nights.
 * @returns the reason why nights still wait; null when no night waits
 */
export async function sendInOrder(host: NightHost): Promise<Fault | null> {
  const personId = host.personId();
  let after = '';
  let lastFault: Fault | null = null;
  for (;;) {
    // The data is read again for each night, because a night may have changed or its person may
    // have left.
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
 * @returns the reason to wait; null when the server took the night or when its person must decide
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

/** Sends nights from a page and tries again after failures. @decision D66 */
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

    /** Tries again later after a failure. */
    sendAfter: (fault: Fault) => retry.scheduleAfter(fault),

    /**
     * Tries again at once, because the network or the page is back; not before the time that the
     * server asked to wait.
     */
    async resume(): Promise<void> {
      if (!retry.isHeld()) await sendAll();
    },
  };
}
