import type { AppRouter } from '@aube/api';
import { createLinks, plainTransformer } from '@aube/client';
import { createTRPCClient } from '@trpc/client';
import { readNights, replaceNight } from '../lib/device/device-database.ts';
import { saveDayOf } from '../lib/device/kept-night.ts';
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
  if ((await readNights()).length === 0) return;
  const account = await client.account.findMe.query();
  if (!account?.isOwnDevice) return;
  const { userId } = account;
  // The same lock as the pages': a night is sent once.
  await navigator.locks.request('aube.nights', async () => {
    const fault = await sendInOrder({
      personId: () => userId,
      findOpen: findHeldNights,
      readNights,
      send: (night) => client.diary.saveDay.mutate(saveDayOf(night)),
      onSending: () => undefined,
      onSent: (night) => replaceNight(night, null),
      onStopped: (night, standing, reason) => replaceNight(night, { ...night, standing, reason }),
    });
    if (fault) throw new Error(`The nights wait: ${fault.code}`);
  });
}
