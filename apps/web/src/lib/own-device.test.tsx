import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Account } from './account.ts';
import { deviceNights } from './device-nights.ts';
import { followOnDevice, lookOnDevice } from './own-device.ts';

const arrive = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./device/device.ts', () => ({ arrive }));

const account = { userId: 7, isOwnDevice: true } as Account;
const night = { date: '2026-01-06', standing: 'waiting' } as never;

beforeEach(() => {
  localStorage.clear();
  arrive.mockReset();
  // A page that is busy has no idle moment.
  vi.stubGlobal('requestIdleCallback', () => 0);
});

it('who asks early waits for the nights of the device, which are looked up once', async () => {
  arrive.mockImplementation(async () => {
    deviceNights.set([night]);
  });
  followOnDevice(new QueryClient(), account);
  expect(deviceNights.get()).toEqual([]);
  await Promise.all([lookOnDevice(), lookOnDevice()]);
  expect(deviceNights.get()).toEqual([night]);
  expect(arrive).toHaveBeenCalledOnce();
});

it('nothing is looked up on a device that is not the person’s', async () => {
  followOnDevice(new QueryClient(), { ...account, isOwnDevice: false });
  await lookOnDevice();
  expect(arrive).not.toHaveBeenCalled();
});
