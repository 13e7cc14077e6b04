import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DeviceNight, deviceNights } from '../../lib/device-nights.ts';
import { announce, LiveRegion } from '../../lib/live-region.tsx';
import { keptNight } from '../../lib/testing/kept-night.ts';
import { openTab } from '../../lib/testing/played-server.tsx';
import { messages } from '../../locales/fr/offline.po';
import UnsentNights from './unsent-nights.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(() => {
  cleanup();
  announce('');
  deviceNights.set([]);
});

const night = (date: string, standing: DeviceNight['standing']): DeviceNight => ({
  ...keptNight({ date }),
  standing,
});
const monday = night('2026-01-05', 'sent');

it.each([
  ['says so once the last one was sent', [monday, night('2026-01-06', 'sent')], true],
  ['does not say so of one that was erased from the device', [monday], false],
])('%s', async (_, after, isSaid) => {
  deviceNights.set([monday, night('2026-01-06', 'refused')]);
  await openTab()(
    <>
      <UnsentNights />
      <LiveRegion />
    </>,
  );
  act(() => deviceNights.set(after));
  expect(screen.queryByText(/^Tout est envoyé/) !== null).toBe(isSaid);
});
