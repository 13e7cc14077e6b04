// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { sampleDefinition } from '../features/answers/testing/sample-definition.ts';
import { type Ask, renderPage } from './render-page.tsx';

const answers: Readonly<Record<string, unknown>> = {
  'programme.getIdentity': { name: 'Clinique du Nord', ownLogos: [], partners: [] },
  'questionnaires.getCrisisResources': {
    mainLine: {
      name: 'Ligne',
      phone: { tel: '18005550155', display: '1 800 555-0155' },
      text: null,
      isAlwaysOpen: false,
    },
    isOfSite: true,
  },
  'programme.getPage': {
    id: 'about',
    title: 'About',
    summary: 'Why',
    body: ['Words'],
    edition: null,
  },
  'questionnaires.getDefinition': sampleDefinition(2),
};
const ask = vi.fn<Ask>(async (procedure) => answers[procedure]);

it('draws a page with what the site publishes, and keeps the answers', async () => {
  const { html, answers: kept } = await renderPage('/en/a-propos', ask);
  expect(html).toContain('Clinique du Nord');
  expect(html).toContain('tel:18005550155');
  expect(html).toContain('>About</h1>');
  expect(html).not.toContain('skeleton');
  expect(kept.map(([key]) => JSON.stringify(key)).toSorted()).toEqual([
    '[["account","findMe"],{"type":"query"}]',
    '[["programme","getIdentity"],{"type":"query"}]',
    '[["programme","getPage"],{"input":{"id":"about"},"type":"query"}]',
    '[["questionnaires","getCrisisResources"],{"type":"query"}]',
  ]);
  expect(ask).toHaveBeenCalledWith('programme.getPage', { id: 'about' }, 'en');
});

it('draws each language with its words', async () => {
  const french = await renderPage('/', ask);
  const english = await renderPage('/en', ask);
  expect(french.html).toContain('Se connecter');
  expect(english.html).toContain('Log in');
});

it('draws the page of a letter without its token, and asks nothing about it', async () => {
  const { html, answers: kept } = await renderPage('/activation/token-of-a-letter', ask);
  expect(html).toContain('Activation du compte');
  expect(html).toContain('href="/en/activation"');
  expect(html).not.toContain('Ce lien est incomplet');
  expect(html + JSON.stringify(kept)).not.toContain('token-of-a-letter');
});

it('draws the page of a cut link', async () => {
  const { html } = await renderPage('/activation', ask);
  expect(html).toContain('Ce lien est incomplet');
});

it.each(['/evaluez-mon-sommeil', '/en/evaluez-mon-sommeil'])(
  'draws the first page of self-screening without answers of the tab (%s)',
  async (path) => {
    const { html, answers: kept } = await renderPage(path, ask);
    expect(html).toContain('>Sample</h1>');
    expect(html).toContain('method="dialog"');
    expect(JSON.stringify(kept)).not.toContain('keptScreening');
  },
);

it('fails with a refused answer', async () => {
  await expect(renderPage('/faq', () => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  );
});
