import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFolder } from '../content-folder.ts';
import { inventedActivation, inventedScale, siteFolder } from '../testing.ts';
import { loadQuestionnaires } from './load-questionnaires.ts';

const today = '2026-06-01';
const scaleFile = 'instruments/invented-scale/1.json';
const slots = { 'severite-insomnie': 'invented-scale' };
const asked = { [scaleFile]: inventedScale, 'questionnaires/settings.json': { slots } };
const ended = { ...inventedActivation, expiresOn: '2026-05-31' };

const englishOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === 'en' && typeof inner === 'string' ? [inner] : englishOf(inner),
      );

const loadSite = async (files: Record<string, unknown>) =>
  loadQuestionnaires(contentFolder, await siteFolder(files), today);

describe('what ships', () => {
  it('asks every questionnaire, in both languages', async () => {
    const { questionnaires } = await loadQuestionnaires(contentFolder);
    expect(
      [...questionnaires].map(([code, each]) => [code, each.instruments.map(({ id }) => id)]),
    ).toEqual([
      ['PS', ['screening', 'safety']],
      [
        'S0',
        ['safety', 'sleep-history', 'expectations', 'sleep-impression', 'phq-9', 'gad-7', 'who-5'],
      ],
      ['S6', ['sleep-impression', 'phq-9', 'gad-7', 'who-5', 'adverse-effects', 'satisfaction']],
      ['S12', ['sleep-impression', 'phq-9', 'gad-7', 'who-5', 'adverse-effects']],
      ['S24', ['sleep-impression', 'phq-9', 'gad-7', 'who-5', 'adverse-effects', 'satisfaction']],
      ['ABANDONMENT', ['leaving']],
    ]);
  });

  it('leaves empty the slots whose instruments need a licence', async () => {
    const { settings } = await loadQuestionnaires(contentFolder);
    expect(settings.slots).toMatchObject({
      'severite-insomnie': null,
      somnolence: null,
      croyances: null,
      fatigue: null,
    });
  });

  it('never edits a released instrument: a new wording is a new version', async () => {
    const { instruments } = await loadQuestionnaires(contentFolder);
    const path = join(contentFolder, 'instruments', 'released.json');
    const released = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;
    const present = instruments.map(({ id, version, hash }) => [`${id}@${version}`, hash]);
    expect(released).toEqual(Object.fromEntries(present));
  });

  it('asks in Canadian English (D74)', async () => {
    const { questionnaires } = await loadQuestionnaires(contentFolder);
    const asked = [...questionnaires.values()].flatMap(({ instruments }) => instruments);
    const english = JSON.stringify(asked.map(englishOf));
    expect(english).not.toMatch(/programme|organis|behavior|\bcenter/iu);
    expect(english).toContain('the program');
  });
});

describe('a site of its own', () => {
  it('fills a slot with a licensed instrument, without code', async () => {
    const { questionnaires } = await loadSite({
      [scaleFile]: inventedScale,
      'instruments/activations.json': [inventedActivation],
      'questionnaires/settings.json': { slots },
    });
    for (const code of ['S0', 'S6', 'S12', 'S24'] as const) {
      expect(questionnaires.get(code)?.instruments.map(({ id }) => id)).toContain('invented-scale');
    }
  });

  it('may ask the PHQ-8 in place of the PHQ-9', async () => {
    const { questionnaires } = await loadSite({
      'questionnaires/settings.json': { slots: { humeur: 'phq-8' } },
    });
    const asked = questionnaires.get('S0')!.instruments;
    expect(asked.map(({ id }) => id)).toContain('phq-8');
    expect(asked.flatMap(({ alerts }) => alerts)).toEqual([]);
  });

  it.each([
    ['phq-9', true],
    ['phq-8', false],
  ])('with the %s, says that somebody hears of a danger: %s', async (humeur, isSaid) => {
    const { questionnaires } = await loadSite({
      'questionnaires/settings.json': { slots: { humeur } },
    });
    for (const code of ['S0', 'S6', 'S12', 'S24'] as const) {
      const { fr, en } = questionnaires.get(code)!.introduction;
      expect([fr.includes('sera averti.'), en.includes('will be told.')]).toEqual([isSaid, isSaid]);
    }
  });

  it('asks the newest version and keeps the older ones', async () => {
    const { questionnaires, instruments } = await loadSite({
      [scaleFile]: inventedScale,
      'instruments/invented-scale/2.json': { ...inventedScale, version: 2 },
      'instruments/activations.json': [inventedActivation],
      'questionnaires/settings.json': { slots },
    });
    const asked = questionnaires.get('S0')!.instruments.find(({ id }) => id === 'invented-scale');
    expect(asked?.version).toBe(2);
    expect(instruments.filter(({ id }) => id === 'invented-scale')).toHaveLength(2);
  });

  it('is asked on the last day of the licence', async () => {
    const activation = { ...inventedActivation, expiresOn: today };
    const files = { ...asked, 'instruments/activations.json': [activation] };
    const { questionnaires } = await loadSite(files);
    expect(questionnaires.get('S0')?.instruments.map(({ id }) => id)).toContain('invented-scale');
  });

  it('is asked while one of its records holds: a renewal stands beside what it renews', async () => {
    const records = [ended, inventedActivation, { ...ended, expiresOn: '2025-05-31' }];
    await expect(
      loadSite({ ...asked, 'instruments/activations.json': records }),
    ).resolves.toBeDefined();
  });

  it.each([
    ['without a record', []],
    ['after its licence ended', [ended]],
  ])(
    'keeps a licensed instrument that nothing asks, for its old answers, %s',
    async (_, records) => {
      const { instruments, questionnaires } = await loadSite({
        [scaleFile]: inventedScale,
        'instruments/activations.json': records,
      });
      expect(instruments.map(({ id }) => id)).toContain('invented-scale');
      const everyQuestion = [...questionnaires.values()].flatMap((each) => each.instruments);
      expect(everyQuestion.map(({ id }) => id)).not.toContain('invented-scale');
    },
  );

  it('needs a licence for the version that is asked, whatever it once asked', async () => {
    const free = {
      ...inventedScale,
      version: 2,
      licence: { ...inventedScale.licence, kind: 'own' },
    };
    await expect(
      loadSite({ ...asked, 'instruments/invented-scale/2.json': free }),
    ).resolves.toBeDefined();
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['without an activation record', asked, 'has no record in'],
    [
      'the day after its licence ended',
      { ...asked, 'instruments/activations.json': [ended] },
      'its licence IP-2026-001 ended on 2026-05-31',
    ],
    [
      'with a record that names no holder',
      {
        ...asked,
        'instruments/activations.json': [{ ...inventedActivation, holder: '' }],
      },
      '0.holder',
    ],
    [
      'in a slot that it is not made for',
      { 'questionnaires/settings.json': { slots: { 'severite-insomnie': 'who-5' } } },
      'who-5 is not made for the slot severite-insomnie',
    ],
    [
      'in a slot that does not exist',
      { 'questionnaires/settings.json': { slots: { humour: 'who-5' } } },
      'there is no slot humour',
    ],
    [
      'by a name that is nowhere',
      { 'questionnaires/settings.json': { slots } },
      'nothing fills {"slot":"severite-insomnie"}',
    ],
    [
      'in the place of one that ships',
      { 'instruments/who-5/1.json': { ...inventedScale, id: 'who-5' } },
      'who-5 version 1 exists already',
    ],
    [
      'under another name than its folder',
      { 'instruments/other/1.json': inventedScale },
      'says that it is invented-scale',
    ],
  ])('is refused at start %s', async (_, files, says) => {
    await expect(loadSite(files)).rejects.toThrow(says);
  });

  it('lists every fault at once', async () => {
    await expect(
      loadSite({
        [scaleFile]: { ...inventedScale, title: { fr: 'Un' } },
        'questionnaires/settings.json': { slots: { humour: null } },
      }),
    ).rejects.toMatchObject({
      faults: expect.arrayContaining([
        expect.stringContaining('title.en'),
        expect.stringContaining('there is no slot humour'),
      ]) as string[],
    });
  });
});
