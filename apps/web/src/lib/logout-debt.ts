import { inTime } from '../in-time.ts';
import { waitBeforeCalls } from '../trpc.ts';
import { keepDisplay } from './display.ts';
import { closedInstallHint } from './install.ts';
import { keptOnDevice } from './kept-text.ts';
import { sendWhileLeaving } from './send-while-leaving.ts';

/**
 * Tells that a session must still be ended, without naming its person. `boot/theme.js` reads this
 * entry too.
 */
const owed = keptOnDevice('aube.logoutOwed');

export const isLogoutOwed = (): boolean => owed.read() !== null;

let payment: Promise<void> | null = null;

/**
 * The `Clear-Site-Data` header of the answer also deletes data that names nobody.
 * @throws when there is no answer
 */
async function sendLogout(): Promise<void> {
  const isHintClosed = closedInstallHint.read();
  await sendWhileLeaving('account.logout', {});
  keepDisplay();
  closedInstallHint.write(isHintClosed);
  owed.write(null);
  // The browser tells only the other tabs, so this tab is told here.
  dispatchEvent(new Event('storage'));
}

/** All waiting callers share one request. */
function pay(): Promise<void> {
  payment ??= sendLogout().finally(() => {
    payment = null;
  });
  return payment;
}

/** @throws when the server does not accept the logout that is still owed */
const payLogout = (): Promise<void> => (isLogoutOwed() ? pay() : Promise.resolve());

/** Longest wait for the server's answer, in milliseconds. */
const patienceMs = 5_000;

/** Ends the session. When no answer comes in time, the logout is sent again later. */
export async function logOutOrOwe(): Promise<void> {
  // Without storage the logout is tried only once.
  owed.write('1');
  await inTime(pay(), patienceMs).catch(() => null);
}

/**
 * Sends an owed logout when the network is back and before any call, so that no call is made for
 * the person who left.
 */
export function watchLogoutDebt(): void {
  waitBeforeCalls(payLogout);
  addEventListener('online', () => void payLogout().catch(() => null));
}
