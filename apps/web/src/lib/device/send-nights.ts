import type { DiaryDay } from './reopen-overview.ts';
import { faultOf, mayPass, type Fault } from '../error-code.ts';
import { createRetry, type RetryClock } from '../retry.ts';
import type { KeptNight } from './kept-night.ts';
import { answerTo, nextToSend } from './night-queue.ts';

type SenderHost = {
  /** Whose nights may be sent: the person of the session. */
  readonly personId: () => number;
  readonly isOpen: (date: string) => boolean;
  /** Does it unless another tab does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly readNights: () => Promise<readonly KeptNight[]>;
  readonly send: (night: KeptNight) => Promise<DiaryDay>;
  /** The night is on its way, or no longer. */
  readonly onSending: (night: KeptNight | null) => void;
  /** The server has it: it leaves the device, unless it was written anew meanwhile. */
  readonly onSent: (night: KeptNight, saved: DiaryDay) => Promise<void>;
  /** It stays, for its person to decide. */
  readonly onStopped: (
    night: KeptNight,
    standing: 'toCompare' | 'refused',
    reason: string,
  ) => Promise<void>;
} & RetryClock;

/** Sends the nights kept on the device, one after the other, the earliest first. @decision D66 */
export function createNightSender(host: SenderHost) {
  const retry = createRetry(() => void sendAll(), host);
  let running: Promise<void> | null = null;

  const sendAll = (): Promise<void> => {
    retry.stop();
    running ??= host.alone(sendInOrder).finally(() => {
      running = null;
      host.onSending(null);
    });
    return running;
  };

  const sendInOrder = async (): Promise<void> => {
    const personId = host.personId();
    let after = '';
    for (;;) {
      // Read anew each time: it may have been written anew, and its person may have left.
      if (host.personId() !== personId) return;
      const nights = await host.readNights();
      const night = nextToSend(nights, { personId, after, isOpen: host.isOpen });
      if (!night || !(await sendOne(night))) return;
      after = night.date;
    }
  };

  /** @returns whether the next one may be sent */
  const sendOne = async (night: KeptNight): Promise<boolean> => {
    host.onSending(night);
    try {
      await host.onSent(night, await host.send(night));
      retry.reset();
      return true;
    } catch (error) {
      const fault = faultOf(error);
      const answer = answerTo(fault);
      if (answer !== 'later') {
        await host.onStopped(night, answer, fault.code);
        return true;
      }
      if (mayPass(fault)) retry.scheduleAfter(fault);
      return false;
    }
  };

  return {
    /** Sends what waits, now. */
    sendAll,

    /** Sends after a pause what just failed. */
    sendAfter: (fault: Fault) => retry.scheduleAfter(fault),

    /** The same at once, unless the server asked to wait: the network is back, the page is looked at again. */
    async resume(): Promise<void> {
      if (!retry.isHeld()) await sendAll();
    },
  };
}
