import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Account } from './account.ts';
import { deviceNights, isLogoutAsked } from './device-nights.ts';
import { asksBeforeLogout, followOnDevice } from './own-device.ts';
import { tabSubmissions } from './tab-submissions.ts';

const arrive = vi.hoisted(() => vi.fn<() => Promise<void>>());
const askBeforeLogout = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('./device/device.ts', () => ({ arrive, askBeforeLogout }));

const account = { userId: 7, isOwnDevice: true } as Account;
const night = { date: '2026-01-06', standing: 'waiting' } as never;

beforeEach(() => {
  localStorage.clear();
  arrive.mockReset();
  askBeforeLogout.mockReset().mockImplementation(async () => deviceNights.get().length > 0);
  vi.stubGlobal('requestIdleCallback', () => 0);
});

it('who logs out early waits for the nights of the device, which are looked up once', async () => {
  arrive.mockImplementation(async () => {
    deviceNights.set([night]);
  });
  followOnDevice(new QueryClient(), account);
  expect(deviceNights.get()).toEqual([]);
  expect(await Promise.all([asksBeforeLogout(), asksBeforeLogout()])).toEqual([true, true]);
  expect(deviceNights.get()).toEqual([night]);
  expect(arrive).toHaveBeenCalledOnce();
});

it('nothing is looked up or asked on a device that is not the person’s', async () => {
  followOnDevice(new QueryClient(), { ...account, isOwnDevice: false });
  expect(await asksBeforeLogout()).toBe(false);
  expect(arrive).not.toHaveBeenCalled();
  expect(askBeforeLogout).not.toHaveBeenCalled();
});

it('a night that this tab alone holds is asked about there too', async () => {
  followOnDevice(new QueryClient(), { ...account, isOwnDevice: false });
  tabSubmissions.set([{ key: 'night/2026-01-06', standing: 'waiting', isTold: false }]);
  expect([await asksBeforeLogout(), isLogoutAsked.get()]).toEqual([true, true]);
  tabSubmissions.set([
    { key: 'S6', standing: 'refused', isTold: false },
    { key: 'night/2026-01-06', standing: 'sent', isTold: true },
  ]);
  expect(await asksBeforeLogout()).toBe(false);
});

it.each([
  [true, 1],
  [false, 0],
])('own device %s: the browser is asked %i times to keep what is stored', (isOwnDevice, times) => {
  const persist = vi.fn<() => Promise<boolean>>(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  followOnDevice(new QueryClient(), { ...account, isOwnDevice });
  vi.unstubAllGlobals();
  expect(persist).toHaveBeenCalledTimes(times);
});
