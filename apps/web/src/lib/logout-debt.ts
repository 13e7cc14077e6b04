import { inTime } from '../in-time.ts';
import { waitBeforeCalls } from '../trpc.ts';
import { keepDisplay } from './display.ts';
import { closedInstallHint } from './install.ts';
import { keptOnDevice } from './kept-text.ts';
import { sendWhileLeaving } from './send-while-leaving.ts';

/** Says that a session is to be ended, not whose; `boot/theme.js` reads it too. */
const owed = keptOnDevice('aube.logoutOwed');

export const isLogoutOwed = (): boolean => owed.read() !== null;

let payment: Promise<void> | null = null;

/** The answer's `Clear-Site-Data` takes along what tells of nobody. @throws when there is none */
async function sendLogout(): Promise<void> {
  const isHintClosed = closedInstallHint.read();
  await sendWhileLeaving('account.logout', {});
  keepDisplay();
  closedInstallHint.write(isHintClosed);
  owed.write(null);
  // The browser says it to the other tabs, not to this one.
  dispatchEvent(new Event('storage'));
}

/** One request for all who wait for it. */
function pay(): Promise<void> {
  payment ??= sendLogout().finally(() => {
    payment = null;
  });
  return payment;
}

/** @throws when the server does not take the logout that is owed */
const payLogout = (): Promise<void> => (isLogoutOwed() ? pay() : Promise.resolve());

/** Nobody waits longer for a server that says nothing. */
const patienceMs = 5_000;

/** Ends the session; what the server does not take in time stays owed. */
export async function logOutOrOwe(): Promise<void> {
  // Without storage the logout is tried once.
  owed.write('1');
  await inTime(pay(), patienceMs).catch(() => null);
}

/** Pays as soon as the network is back, and before any call: none speaks for the person who left. */
export function watchLogoutDebt(): void {
  waitBeforeCalls(payLogout);
  addEventListener('online', () => void payLogout().catch(() => null));
}
