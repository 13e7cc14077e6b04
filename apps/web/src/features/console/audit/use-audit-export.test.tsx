import { act, cleanup } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { afterEach, expect, it, vi } from 'vitest';
import { accountZone } from '../../../lib/account-zone.ts';
import { openTab, playServer, press } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { useAuditExport } from './use-audit-export.ts';

const { saveFile } = vi.hoisted(() => ({
  saveFile: vi.fn<(name: string, content: Blob) => void>(),
}));
vi.mock(import('../../../lib/save-file.ts'), () => ({ saveFile }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act(() => accountZone.set(null));
});

function Exporter() {
  const { start } = useAuditExport('registre');
  return <button onClick={() => void start({ search: '' })}>Exporter</button>;
}

it.each([
  ['Pacific/Kiritimati', 'registre-2026-01-07.csv'],
  ['America/Toronto', 'registre-2026-01-06.csv'],
])('the file has the date of the account in %s', async (zone, name) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 6, 14), toFake: ['Date'] });
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  act(() => accountZone.set(zone));
  playServer({ 'rights.exportAudit': () => ({ text: 'a', rows: 1, next: null }) });
  await openTab()(<Exporter />);
  await press('Exporter');
  await vi.waitFor(() => expect(saveFile).toHaveBeenLastCalledWith(name, expect.anything()));
});
