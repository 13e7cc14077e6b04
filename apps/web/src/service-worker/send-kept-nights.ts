import type { AppRouter } from '@aube/api';
import { createLinks, plainTransformer } from '@aube/client';
import { createTRPCClient } from '@trpc/client';
import { deviceDatabase, replaceNight } from '../lib/device/device-database.ts';
import { findHeldNights } from '../lib/device/open-nights.ts';
import { sendInOrder } from '../lib/device/send-nights.ts';

const client = createTRPCClient<AppRouter>({
  links: createLinks({ url: '', transformer: plainTransformer }),
});

/**
 * Sends the nights of this device, with no page open, for the person of the server's session;
 * without one, or on a shared device, they wait.
 * @throws when some still wait: the browser retries later
 * @decision D66 offline#queue-of-nights
 */
export async function sendKeptNights(): Promise<void> {
  const database = await deviceDatabase();
  if ((await database.count('nights')) === 0) return;
  const account = await client.account.findMe.query();
  if (!account?.isOwnDevice) return;
  const { userId } = account;
  const tabs = new BroadcastChannel('aube.nights');
  const changeNight: typeof replaceNight = async (night, next) => {
    await replaceNight(night, next);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
    tabs.postMessage('nights');
  };
  // The same lock as the pages': a night is sent once.
  await navigator.locks.request('aube.nights', async () => {
    const fault = await sendInOrder({
      personId: () => userId,
      findOpen: findHeldNights,
      readNights: () => database.getAll('nights'),
      send: ({ dayId, date, night, confirmed, version }) =>
        client.diary.saveDay.mutate({ day: { dayId, date }, night, confirmed, version }),
      onSending: () => undefined,
      onSent: (night) => changeNight(night, null),
      onStopped: (night, standing, reason) => changeNight(night, { ...night, standing, reason }),
    });
    if (fault) throw new Error(`The nights wait: ${fault.code}`);
  });
}
