import { readFile } from 'node:fs/promises';
import type { Locale } from '@aube/client';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { logIn, prefixOf } from './people.ts';
import { unpack } from './unpack-zip.ts';
import { faultsIn } from './violations.ts';

const WORDS = {
  fr: {
    leads: 'Exporter ce que je vois',
    natures: 'Alertes ou signaux',
    listed: 'Seulement les personnes que votre liste montrait',
    everybody: 'Prendre toutes les personnes',
    gone: 'La recherche de votre liste n’est plus là',
    steps: 'Du compte créé à la fin du programme',
    table: 'Télécharger le tableau \\(CSV\\)',
    asPicture: 'En image',
    picture: 'Télécharger l’image (SVG)',
    dataset: 'Jeu de données',
    nights: 'Nuits',
    everything: 'Tous, dans une archive ZIP',
    preview: 'Premières lignes du fichier',
    column: 'Heure d’extinction des lumières',
    download: 'Télécharger',
    done: 'Le fichier est dans vos téléchargements.',
    names: 'Ajouter les noms et les coordonnées',
    why: 'Pourquoi les noms sont-ils nécessaires?',
    missing: 'Écrivez pourquoi les noms sont nécessaires',
    to: 'Au',
    from: 'Du',
    backwards: 'La période finit avant de commencer.',
  },
  en: {
    leads: 'Export what I see',
    natures: 'Alerts or flags',
    listed: 'Only the people that your list showed',
    everybody: 'Take everybody',
    gone: 'The search of your list is no longer here',
    steps: 'From the account to the end of the program',
    table: 'Download the table \\(CSV\\)',
    asPicture: 'As a picture',
    picture: 'Download the picture (SVG)',
    dataset: 'Dataset',
    nights: 'Nights',
    everything: 'All of them, in a ZIP archive',
    preview: 'First rows of the file',
    column: 'Lights-out time',
    download: 'Download',
    done: 'The file is in your downloads.',
    names: 'Add names and contact details',
    why: 'Why are the names needed?',
    missing: 'Write why the names are needed',
    to: 'To',
    from: 'From',
    backwards: 'The period ends before it begins.',
  },
} as const;

const SIZES = { fr: { width: 1280, height: 900 }, en: { width: 390, height: 844 } } as const;

async function downloadOf(
  place: Page | Locator,
  name: string | RegExp,
): Promise<{ name: string; content: Buffer }> {
  const page = 'page' in place ? place.page() : place;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    place.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

for (const locale of ['fr', 'en'] satisfies Locale[]) {
  const words = WORDS[locale];

  test(`staff choose data, see what is in it, and take it as a file (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[locale]);
    const faults: string[] = [];
    const look = async () => void faults.push(...(await faultsIn(page, locale)));
    await logIn(page, 'admin', locale);

    await test.step('the list of participants leads to the file of the same people', async () => {
      await page.goto(`${prefixOf(locale)}/admin/participants?etat=quitte`);
      await page.getByRole('searchbox').fill('abandon@');
      // The link must include a search that is still being typed, so the test does not wait.
      await page.getByRole('link', { name: words.leads }).click();
      await expect(page).toHaveURL(/jeu=participants&etat=quitte&recherche=1$/);
      await expect(page.getByText(words.listed)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('abandon@');
      const preview = page.getByRole('region', { name: words.preview });
      await expect(preview.getByRole('row')).toHaveCount(2);
      await look();
      const other = await page.context().newPage();
      await other.goto(page.url());
      await expect(other.getByRole('heading', { name: words.gone })).toBeVisible();
      await expect(other.getByRole('button', { name: words.download, exact: true })).toHaveCount(0);
      faults.push(...(await faultsIn(other, locale)));
      await other.close();
      await page.getByRole('button', { name: words.everybody }).click();
      await expect(page.getByText(words.listed)).toHaveCount(0);
      await expect(preview.getByRole('row')).toHaveCount(6);
    });

    await test.step('the list of alerts leads to the file of the same alerts, without the flags', async () => {
      await page.goto(`${prefixOf(locale)}/admin`);
      await page.getByRole('link', { name: words.leads }).click();
      await expect(page).toHaveURL(/jeu=alertes&nature=alerte$/);
      await expect(page.getByRole('combobox', { name: words.natures })).toHaveValue('alert');
      const { name, content } = await downloadOf(page, words.download);
      expect(name).toBe('alertes.csv');
      const natures = content.toString('utf8').matchAll(/,(alerte|signal),/g);
      expect(new Set(Array.from(natures, ([, nature]) => nature))).toEqual(new Set(['alerte']));
      await look();
    });

    await test.step('a table of the statistics leaves as CSV, its drawing as SVG', async () => {
      await page.goto(`${prefixOf(locale)}/admin/statistiques`);
      const section = page.getByRole('region', { name: words.steps, exact: true });
      const table = await downloadOf(section, new RegExp(words.table));
      expect(table.name).toBe('statistiques-etapes.csv');
      expect(table.content.toString('utf8')).toContain('etape,personnes,sur,part,manquent');
      await section.getByText(words.asPicture, { exact: true }).click();
      await expect(section.getByRole('img', { name: words.steps })).toBeVisible();
      await look();
      const picture = await downloadOf(section, words.picture);
      expect(picture.name).toBe('statistiques-etapes.svg');
      expect(picture.content.toString('utf8')).toContain(`<title`);
      expect(picture.content.toString('utf8')).not.toContain('var(');
      await page.goto(`${prefixOf(locale)}/admin/donnees?jeu=participants`);
    });

    await test.step('a dataset shows its first rows and what its columns mean', async () => {
      await page
        .getByRole('combobox', { name: words.dataset })
        .selectOption({ label: words.nights });
      const preview = page.getByRole('region', { name: words.preview });
      await expect(
        preview.getByRole('columnheader', { name: 'heure_extinction_lumieres' }),
      ).toBeVisible();
      await expect(preview.getByRole('row')).toHaveCount(6);
      await expect(page.getByRole('main')).toContainText(words.column);
      await look();
      const { name, content } = await downloadOf(page, words.download);
      expect(name).toBe('nuits.csv');
      expect(content.toString('utf8')).toContain('code_participant,etablissement,date,semaine');
      await expect(page.getByText(words.done)).toBeVisible();
    });

    await test.step('what is wrong is said beside its field, and nothing leaves', async () => {
      await page.getByLabel(words.from, { exact: true }).fill('2026-02-01');
      await page.getByLabel(words.to, { exact: true }).fill('2026-01-01');
      await expect(page.getByText(words.backwards)).toBeVisible();
      await look();
      await page.getByLabel(words.from, { exact: true }).fill('');
      await page.getByLabel(words.to, { exact: true }).fill('');
      await page.getByRole('checkbox', { name: words.names }).check();
      await page.getByRole('button', { name: words.download, exact: true }).click();
      await expect(page.getByText(words.missing)).toBeVisible();
      await look();
      await page.getByRole('checkbox', { name: words.names }).uncheck();
    });

    await test.step('everything is one archive with its codebook and its manifest', async () => {
      await page
        .getByRole('combobox', { name: words.dataset })
        .selectOption({ label: words.everything });
      await expect(page.getByRole('region', { name: words.preview })).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText('REDCap');
      await look();
      const { name, content } = await downloadOf(page, words.download);
      expect(name).toBe('tout.zip');
      const files = unpack(content);
      expect([...files.keys()]).toEqual(
        expect.arrayContaining(['nuits.csv', 'codebook.csv', 'importer.sps', 'redcap.csv']),
      );
      const manifest = JSON.parse(files.get('manifeste.json') ?? '') as { fichiers: object[] };
      expect(manifest.fichiers).toHaveLength(15);
    });
    expect(faults).toEqual([]);
  });
}
