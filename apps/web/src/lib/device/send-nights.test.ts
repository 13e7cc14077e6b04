// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { busy, later, offline, pass, refusal, sessionLost } from '../testing/draft-world.ts';
import { keptNight } from '../testing/kept-night.ts';
import type { KeptNight } from './kept-night.ts';
import type { DiaryDay } from '../programme-data.ts';
import { createNightSender, type NightHost, sendInOrder } from './send-nights.ts';

const dates = ['2026-01-05', '2026-01-06', '2026-01-07'];

function createDevice(nights: KeptNight[] = dates.map((date) => keptNight({ date }))) {
  const device = {
    nights,
    personId: 7,
    open: '',
    requests: [] as string[],
    failures: {} as Record<string, Error>,
    gate: null as Promise<void> | null,
  };
  const replace = (night: KeptNight, next: KeptNight | null) => {
    device.nights = device.nights.flatMap((each) =>
      each.writing === night.writing && each.date === night.date ? (next ?? []) : each,
    );
  };
  const host: NightHost = {
    personId: () => device.personId,
    findOpen: () => Promise.resolve(new Set(device.open === null ? [] : [device.open])),
    readNights: async () => device.nights,
    async send({ date }) {
      device.requests.push(date);
      await device.gate;
      const failure = device.failures[date];
      if (failure) throw failure;
      return { date } as DiaryDay;
    },
    onSending: () => undefined,
    onSent: async (night) => replace(night, null),
    onStopped: async (night, standing, reason) => replace(night, { ...night, standing, reason }),
  };
  const sender = createNightSender({
    ...host,
    alone: (work) => work(),
    now: Date.now,
    random: () => 0,
  });
  return { device, sender, host };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the nights that a worker sends', () => {
  it.each([
    ['nothing is left to wait', {}, null, dates],
    ['the network is away', { '2026-01-06': offline() }, 'OFFLINE', dates.slice(0, 2)],
    ['the session ended', { '2026-01-05': sessionLost() }, 'NOT_AUTHENTICATED', dates.slice(0, 1)],
    ['one is not theirs', { '2026-01-05': refusal('NOT_FOUND', 404) }, 'NOT_FOUND', dates],
    ['one is refused', { '2026-01-05': refusal('DAY_EXPIRED', 409) }, null, dates],
  ])('say why the rest waits: %s', async (_, failures, code, requests) => {
    const { device, host } = createDevice();
    device.failures = failures;
    expect((await sendInOrder(host))?.code ?? null).toBe(code);
    expect(device.requests).toEqual(requests);
  });
});

describe('the nights kept on the device', () => {
  it('are sent once each, the earliest first, however often it is asked', async () => {
    const { device, sender } = createDevice();
    await Promise.all([sender.sendAll(), sender.resume(), sender.sendAll()]);
    expect(device.requests).toEqual(dates);
    expect(device.nights).toEqual([]);
    await sender.sendAll();
    expect(device.requests).toEqual(dates);
  });

  it.each([
    ['without a network', offline()],
    ['while the server is busy', busy()],
  ])('wait %s, and none overtakes another', async (_, failure) => {
    const { device, sender } = createDevice();
    device.failures = { '2026-01-05': failure };
    await sender.sendAll();
    expect(device.requests).toEqual(['2026-01-05']);
    expect(device.nights).toHaveLength(3);
    device.failures = {};
    await pass(later);
    expect(device.requests).toEqual(['2026-01-05', ...dates]);
    expect(device.nights).toEqual([]);
  });

  it('go on where they stopped', async () => {
    const { device, sender } = createDevice();
    device.failures = { '2026-01-06': offline() };
    await sender.sendAll();
    device.failures = {};
    await sender.resume();
    expect(device.requests).toEqual(['2026-01-05', '2026-01-06', '2026-01-06', '2026-01-07']);
  });

  it('wait as long as the server asks, even if the page is looked at', async () => {
    const { device, sender } = createDevice();
    device.failures = { '2026-01-05': busy(120) };
    await sender.sendAll();
    await sender.resume();
    expect(device.requests).toHaveLength(1);
    device.failures = {};
    await pass(119_999);
    expect(device.requests).toHaveLength(1);
    await pass(1);
    expect(device.nights).toEqual([]);
  });

  it('wait for their person without a session, and are not tried by themselves', async () => {
    const { device, sender } = createDevice();
    device.failures = { '2026-01-05': sessionLost() };
    await sender.sendAll();
    await pass(later);
    expect(device.requests).toEqual(['2026-01-05']);
    expect(device.nights).toHaveLength(3);
  });

  it.each([
    ['to be compared', refusal('VERSION_CONFLICT', 409), 'toCompare'],
    ['refused', refusal('DAY_EXPIRED', 409), 'refused'],
  ])('that are %s stay, and the others go', async (_, failure, standing) => {
    const { device, sender } = createDevice();
    device.failures = { '2026-01-06': failure };
    await sender.sendAll();
    expect(device.requests).toEqual(dates);
    expect(device.nights).toMatchObject([{ date: '2026-01-06', standing }]);
    await sender.sendAll();
    expect(device.requests).toEqual(dates);
  });

  it('stop where their person leaves in the middle', async () => {
    const { device, sender } = createDevice();
    const { promise, resolve } = Promise.withResolvers<void>();
    device.gate = promise;
    const sending = sender.sendAll();
    await pass(0);
    device.personId = 0;
    resolve();
    await sending;
    expect(device.requests).toEqual(['2026-01-05']);
  });

  it('that were written anew while they were sent are sent again', async () => {
    const { device, sender } = createDevice([keptNight({ date: '2026-01-05' })]);
    const { promise, resolve } = Promise.withResolvers<void>();
    device.gate = promise;
    const sending = sender.sendAll();
    await pass(0);
    device.nights = [keptNight({ date: '2026-01-05', writing: 'second' })];
    resolve();
    await sending;
    expect(device.nights).toHaveLength(1);
    await sender.sendAll();
    expect(device.requests).toEqual(['2026-01-05', '2026-01-05']);
    expect(device.nights).toEqual([]);
  });

  it('that are being changed on a page wait until they are left', async () => {
    const { device, sender } = createDevice();
    device.open = '2026-01-05';
    await sender.sendAll();
    expect(device.requests).toEqual(['2026-01-06', '2026-01-07']);
    device.open = '';
    await sender.sendAll();
    expect(device.requests).toEqual(['2026-01-06', '2026-01-07', '2026-01-05']);
  });
});
