import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages as en } from '../../../locales/en/messages.po';
import { messages as fr } from '../../../locales/fr/messages.po';
import { DatasetPreview } from './dataset-preview.tsx';

afterEach(cleanup);

it.each([
  ['fr', fr, 0, 'Aucune ligne ne correspond à ces choix.'],
  ['fr', fr, 1, 'Une ligne en tout.'],
  ['fr', fr, 2_000, /^2\s000 lignes en tout, dont voici les premières\.$/],
  ['fr', fr, 2_001, /^Plus de 2\s000 lignes en tout, dont voici les premières\.$/],
  ['en', en, 2_001, 'More than 2,000 rows in all; these are the first.'],
] as const)('in %s, a preview says how many rows: %#', async (locale, messages, total, words) => {
  act(() => i18n.loadAndActivate({ locale, messages }));
  const rows = total === 0 ? [] : [['P-1']];
  playServer({ 'exports.preview': () => ({ columns: ['code'], rows, total }) });
  await openTab()(<DatasetPreview dataset="nights" asked={{}} people={{}} />);
  expect(await screen.findByText(words)).toBeTruthy();
});
