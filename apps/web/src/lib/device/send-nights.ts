import type { DiaryDay } from '../programme-data.ts';
import { faultOf, mayPass, stopsAll, type Fault } from '../error-code.ts';
import type { FailedStanding } from '../standing.ts';
import { createRetry, type RetryClock } from '../retry.ts';
import type { KeptNight } from './kept-night.ts';
import { nextToSend, standingAfter } from './night-queue.ts';

/** The surroundings of sending: session, open nights, outcomes. */
export type NightHost = {
  /** The person of the session: only their nights may be sent. */
  readonly personId: () => number;
  /** Nights being changed: none of them is sent meanwhile. */
  readonly findOpen: () => Promise<ReadonlySet<string>>;
  readonly readNights: () => Promise<readonly KeptNight[]>;
  readonly send: (night: KeptNight) => Promise<DiaryDay>;
  /** The night is on its way, or no longer. */
  readonly onSending: (night: KeptNight | null) => void;
  /** The server has it: it leaves the device, unless changed meanwhile. */
  readonly onSent: (night: KeptNight, saved: DiaryDay) => Promise<void>;
  /** It stays, for its person to decide. */
  readonly onStopped: (
    night: KeptNight,
    standing: Exclude<FailedStanding, 'waiting'>,
    reason: string,
  ) => Promise<void>;
};

type SenderHost = NightHost & {
  /** Does it unless another tab does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
} & RetryClock;

/**
 * Sends waiting nights one after the other, the earliest first, until the site is unreachable or
 * has no session. One refused night waits, and blocks no other.
 * @returns the reason why the rest waits; null when nothing does
 */
export async function sendInOrder(host: NightHost): Promise<Fault | null> {
  const personId = host.personId();
  let after = '';
  let lastFault: Fault | null = null;
  for (;;) {
    // Read each time: it may have changed, and its person may have left.
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

/** @returns the reason to wait; null when it was taken, or waits for its person */
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

/** Sends nights from a page, and retries failures after a pause. @decision D66 */
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
    /** Sends waiting nights now. */
    sendAll,

    /** Retries a failure after a pause. */
    sendAfter: (fault: Fault) => retry.scheduleAfter(fault),

    /** Retries at once, unless the server asked to wait: the network or the page is back. */
    async resume(): Promise<void> {
      if (!retry.isHeld()) await sendAll();
    },
  };
}
