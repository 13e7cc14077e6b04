import { inTime } from '../in-time.ts';
import { waitBeforeCalls } from '../trpc.ts';
import { keepDisplay } from './display.ts';
import { isOtherPerson } from './error-code.ts';
import { closedInstallHint } from './install.ts';
import { keptOnDevice } from './kept-text.ts';
import { nobody, presentPerson } from './present-person.ts';
import { sendWhileLeaving } from './send-while-leaving.ts';

/**
 * The number of the person is stored, because another person may log in meanwhile. `boot/theme.js`
 * reads this entry too.
 */
const owed = keptOnDevice('aube.logoutOwed');

const personOfDebt = (): number => Number(/^p(\d+)$/.exec(owed.read() ?? '')?.[1] ?? nobody);

export const isLogoutOwed = (): boolean => owed.read() !== null;

let payment: Promise<void> | null = null;

/**
 * `Clear-Site-Data` in the answer deletes all data of the site. Settings without personal data are
 * then stored again.
 * @throws when there is no answer
 */
async function sendLogout(): Promise<void> {
  const isHintClosed = closedInstallHint.read();
  await sendWhileLeaving('account.logout', {}, personOfDebt()).catch((error: unknown) => {
    if (isOtherPerson(error)) owed.write(null);
    throw error;
  });
  keepDisplay();
  closedInstallHint.write(isHintClosed);
  owed.write(null);
  dispatchEvent(new Event('storage'));
}

function pay(): Promise<void> {
  payment ??= sendLogout().finally(() => {
    payment = null;
  });
  return payment;
}

/**
 * Sends a logout that is still to be sent.
 * @throws when the server does not accept the logout
 */
async function payLogout(): Promise<void> {
  if (!isLogoutOwed()) return;
  await pay().catch((error: unknown) => {
    if (!isOtherPerson(error)) throw error;
  });
}

const patienceMs = 5_000;

/**
 * `unknown`: no answer in time, or a failure; the logout is sent again later. `otherPerson`:
 * another person is logged in, and that session stays open.
 */
type LogoutEnd = 'ended' | 'unknown' | 'otherPerson';

export async function logOutOrOwe(): Promise<LogoutEnd> {
  owed.write(`p${presentPerson.get()}`);
  return inTime(pay(), patienceMs).then(
    () => 'ended',
    (error: unknown) => (isOtherPerson(error) ? 'otherPerson' : 'unknown'),
  );
}

/**
 * Sends a waiting logout before all other calls. No call may be made for the person who logged out.
 */
export function watchLogoutDebt(): void {
  waitBeforeCalls(payLogout);
  addEventListener('online', () => void payLogout().catch(() => null));
}
