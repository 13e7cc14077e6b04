import type { QueryClient } from '@tanstack/react-query';
import { trpcClient } from '../../trpc.ts';
import type { Account } from '../account.ts';
import { nightsLock } from '../device-name.ts';
import { type DeviceNight, deviceNights, deviceView, isLogoutAsked } from '../device-nights.ts';
import { faultOf, mayPass } from '../error-code.ts';
import { watchPage } from '../page-events.ts';
import { nobody, presentPerson } from '../present-person.ts';
import { type Programme, withSavedDay } from '../programme-data.ts';
import { askBackgroundSync } from './background-sync.ts';
import { isUnsent } from '../standing.ts';
import { createStore } from '../store.ts';
import { keepOnlyOf, readNights, replaceNight, setNight, watchNights } from './device-database.ts';
import { countDrafts } from './device-drafts.ts';
import { type KeptNight, saveDayOf, type SavedNight } from './kept-night.ts';
import { nightsOf, withDeviceNights, withKeptNight } from './night-queue.ts';
import { overviewKey } from '../early-answers.ts';
import { findHeldNights, holdNight } from './open-nights.ts';
import { forgetSeen, watchSeen } from './seen-pages.ts';
import { createNightSender } from './send-nights.ts';

export { drafts } from './device-drafts.ts';
export { dropPerson } from './device-database.ts';
export { reopenSeen as reopen, suspendSeen } from './seen-pages.ts';

let client: QueryClient | null = null;
let isWatched = false;

let sent: readonly KeptNight[] = [];
let sending: KeptNight | null = null;

async function show(): Promise<void> {
  const personId = presentPerson.get();
  const kept = nightsOf(await readNights(), personId);
  const gone = nightsOf(sent, personId).filter(
    ({ date }) => !kept.some((night) => night.date === date),
  );
  const standingOf = (night: KeptNight): DeviceNight['standing'] =>
    gone.includes(night) ? 'sent' : night.writing === sending?.writing ? 'sending' : night.standing;
  const nights = gone.reduce(withKeptNight, kept);
  deviceView.set((overview) => withDeviceNights(overview, nights));
  deviceNights.set(nights.map((night) => ({ ...night, standing: standingOf(night) })));
}

const readAgain = () => void client?.invalidateQueries({ queryKey: overviewKey });

async function alone(send: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return send();
  await navigator.locks.request(nightsLock, { ifAvailable: true }, (lock) =>
    lock ? send() : undefined,
  );
}

const sender = createNightSender({
  personId: presentPerson.get,
  findOpen: findHeldNights,
  alone,
  readNights,
  send: (night) => trpcClient.diary.saveDay.mutate(saveDayOf(night)),
  onSending: (night) => {
    sending = night;
    void show();
  },
  async onSent(night, saved) {
    await replaceNight(night, null);
    sent = withKeptNight(sent, night);
    client?.setQueryData<Programme>(overviewKey, (known) => known && withSavedDay(known, saved));
    readAgain();
    await show();
  },
  async onStopped(night, standing, reason) {
    await replaceNight(night, { ...night, standing, reason });
    readAgain();
    await show();
  },
  now: Date.now,
  random: Math.random,
});

export const sendNow = sender.sendAll;
const resume = () => void sender.resume();

/** Keeps on the device only the nights of the person who is now logged in. */
export async function arrive(queryClient: QueryClient, account: Account | null): Promise<void> {
  const personId = account?.userId ?? nobody;
  if (presentPerson.get() !== personId) return;
  client = queryClient;
  if (account === null) return forgetSeen();
  await keepOnlyOf(personId);
  if (account.isOwnDevice) watchSeenOnce(queryClient);
  else await forgetSeen();
  if (!isWatched) {
    isWatched = true;
    watchPage({ onLeave: () => undefined, onReturn: resume });
    watchNights(() => {
      readAgain();
      void show();
    });
  }
  await show();
  resume();
}

let isSeenWatched = false;
function watchSeenOnce(queryClient: QueryClient): void {
  if (!isSeenWatched) watchSeen(queryClient);
  isSeenWatched = true;
}

/** Marks a night as open, so that the night is not sent until the returned function is called. */
export function openNight(date: string): () => void {
  const release = holdNight(date);
  return () => void release().then(resume);
}

/** Only the last version of an unsent night is stored. */
export async function keepNight(night: SavedNight, error: unknown): Promise<boolean> {
  const fault = faultOf(error);
  if (!mayPass(fault) || presentPerson.get() !== night.personId) return false;
  const writing = crypto.randomUUID();
  await setNight(night, { ...night, standing: 'waiting', reason: null, writing });
  sent = sent.filter(({ date }) => date !== night.date);
  await show();
  sender.sendAfter(fault);
  void askBackgroundSync();
  return true;
}

export async function dropNight(date: string): Promise<void> {
  sent = sent.filter((night) => night.date !== date);
  await setNight({ personId: presentPerson.get(), date }, null);
  await show();
}

export const begunAtLogout = createStore(0);

export async function askBeforeLogout(): Promise<boolean> {
  // When the drafts cannot be counted, the question before the logout still covers the nights.
  begunAtLogout.set(await countDrafts(presentPerson.get()).catch(() => 0));
  const isAsked = begunAtLogout.get() > 0 || deviceNights.get().some(isUnsent);
  isLogoutAsked.set(isAsked);
  return isAsked;
}

export function closeSent(): void {
  sent = [];
  void show();
}
