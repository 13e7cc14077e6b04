import { act, cleanup, screen } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { afterEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../lib/testing/played-server.tsx';
import { messages } from '../../locales/fr/messages.po';
import { useDeviceZoneOffer } from './use-device-zone-offer.ts';

const device = vi.hoisted(() => ({ zone: '' }));
vi.mock(import('../../lib/device-time-zone.ts'), async (original) => ({
  ...(await original()),
  deviceTimeZone: () => device.zone,
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Shown = Parameters<typeof useDeviceZoneOffer>[0];
const programme = {
  person: { isConsulted: false, timeZone: 'America/Toronto' },
  abandonment: null,
  weeks: [],
} as unknown as Shown;

function Offer() {
  const offer = useDeviceZoneOffer(programme);
  return <p>{offer === null ? 'nothing' : `${offer.account} or ${offer.device}`}</p>;
}

async function travel(zone: string, atMs: number): Promise<void> {
  device.zone = zone;
  vi.setSystemTime(atMs);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

it('the offer is of the zone where the device is now', async () => {
  const noon = Date.UTC(2026, 0, 6, 17);
  vi.useFakeTimers({ now: noon, toFake: ['Date'] });
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const account = { timeZone: 'America/Toronto', declinedTimeZones: ['Europe/Paris'] };
  playServer({ 'account.findMe': () => account });
  device.zone = 'Asia/Tokyo';
  await openTab()(<Offer />);
  expect(await screen.findByText('America/Toronto or Asia/Tokyo')).toBeTruthy();
  const stops = [
    ['America/Toronto', 'nothing'],
    ['America/Vancouver', 'America/Toronto or America/Vancouver'],
    ['Europe/Paris', 'nothing'],
    ['UTC', 'nothing'],
    ['America/Vancouver', 'America/Toronto or America/Vancouver'],
  ] as const;
  for (const [at, [zone, words]] of stops.entries()) {
    // oxlint-disable-next-line eslint/no-await-in-loop
    await travel(zone, noon + (at + 1) * 60_000);
    expect(document.body.textContent).toBe(words);
  }
});
