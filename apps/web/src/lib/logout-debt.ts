import { inTime } from '../in-time.ts';
import { waitBeforeCalls } from '../trpc.ts';
import { keepDisplay } from './display.ts';
import { closedInstallHint } from './install.ts';
import { keptOnDevice } from './kept-text.ts';
import { sendWhileLeaving } from './send-while-leaving.ts';

/** Says that a session must end, not whose; `boot/theme.js` reads it too. */
const owed = keptOnDevice('aube.logoutOwed');

export const isLogoutOwed = (): boolean => owed.read() !== null;

let payment: Promise<void> | null = null;

/** The answer's `Clear-Site-Data` also deletes data that names nobody. @throws without an answer */
async function sendLogout(): Promise<void> {
  const isHintClosed = closedInstallHint.read();
  await sendWhileLeaving('account.logout', {});
  keepDisplay();
  closedInstallHint.write(isHintClosed);
  owed.write(null);
  // The browser tells the other tabs, not this one.
  dispatchEvent(new Event('storage'));
}

/** One request for all waiting callers. */
function pay(): Promise<void> {
  payment ??= sendLogout().finally(() => {
    payment = null;
  });
  return payment;
}

/** @throws when the server does not take the owed logout */
const payLogout = (): Promise<void> => (isLogoutOwed() ? pay() : Promise.resolve());

/** Limit of the wait for a silent server. */
const patienceMs = 5_000;

/** Ends the session; without an answer in time the logout stays owed. */
export async function logOutOrOwe(): Promise<void> {
  // Without storage the logout is tried once.
  owed.write('1');
  await inTime(pay(), patienceMs).catch(() => null);
}

/** Pays once the network is back, and before any call: none speaks for the person who left. */
export function watchLogoutDebt(): void {
  waitBeforeCalls(payLogout);
  addEventListener('online', () => void payLogout().catch(() => null));
}
