import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages as en } from '../../../locales/en/messages.po';
import { messages as fr } from '../../../locales/fr/messages.po';
import { DatasetPreview } from './dataset-preview.tsx';

afterEach(cleanup);

it.each([
  ['fr', fr, 0, undefined, 'Aucune ligne ne correspond à ces choix.'],
  ['fr', fr, 1, undefined, 'Une ligne en tout.'],
  ['fr', fr, 2_000, undefined, /^2\s000 lignes en tout, dont voici les premières\.$/],
  ['fr', fr, 2_001, undefined, /^Plus de 2\s000 lignes en tout, dont voici les premières\.$/],
  ['en', en, 2_001, undefined, 'More than 2,000 rows in all; these are the first.'],
  [
    'fr',
    fr,
    0,
    6_000,
    /^Aucune ligne chez les 6\s000 premières personnes\. Le fichier sera complet\.$/,
  ],
  ['fr', fr, 1, 6_000, /^1 ligne chez les 6\s000 premières personnes\./],
  ['en', en, 0, 6_000, 'No row among the first 6,000 people. The file will be complete.'],
  ['en', en, 12, 6_000, '12 rows among the first 6,000 people. The file will be complete.'],
] as const)(
  'in %s, a preview says how many rows: %#',
  async (locale, messages, total, lookedAt, words) => {
    act(() => i18n.loadAndActivate({ locale, messages }));
    const rows = total === 0 ? [] : [['P-1']];
    playServer({ 'exports.preview': () => ({ columns: ['code'], rows, total, lookedAt }) });
    await openTab()(<DatasetPreview dataset="nights" asked={{}} people={{}} />);
    expect(await screen.findByText(words)).toBeTruthy();
  },
);
