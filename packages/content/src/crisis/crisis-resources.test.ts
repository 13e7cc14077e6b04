import { describe, expect, it } from 'vitest';
import { contentFolder } from '../content-folder.ts';
import { siteFolder } from '../testing.ts';
import { loadQuestionnaires } from '../questionnaires/load-questionnaires.ts';
import { crisisResourcesFor, editedCrisisLinesSchema, withEmergency } from './crisis-resources.ts';

const both = (text: string) => ({ fr: text, en: text });
const own = {
  code: 'ownLine',
  name: both('Own line'),
  detail: both('Weekdays'),
  phone: { display: '514 555-0100', tel: '5145550100' },
};

describe('crisis resources', () => {
  it('names 9-8-8 for Canada and 1 866 APPELLE for Québec by default', async () => {
    const resources = crisisResourcesFor((await loadQuestionnaires(contentFolder)).crisis, null);
    expect(resources.map(({ phone }) => phone?.tel)).toEqual(['988', '18662773553', '911']);
  });

  it("puts an establishment's own first, and only for its people", async () => {
    const content = {
      ...(await loadQuestionnaires(contentFolder)).crisis,
      establishments: { A: [own] },
    };
    expect(crisisResourcesFor(content, 'A')[0]?.code).toBe('ownLine');
    expect(crisisResourcesFor(content, 'B')[0]?.code).toBe('suicideCrisisHelpline');
    expect(crisisResourcesFor(content, 'constructor')).toHaveLength(3);
  });

  it("takes the site's file in place of ours", async () => {
    const site = { title: both('T'), text: both('X'), national: [own], establishments: {} };
    const dir = await siteFolder({ 'crisis/resources.json': site });
    const content = (await loadQuestionnaires(contentFolder, dir)).crisis;
    expect(content.national.map(({ code }) => code)).toEqual(['ownLine']);
  });

  it.each([
    ['nothing to call', { ...own, phone: undefined }, 'has no phone'],
    [
      'letters for a number',
      { ...own, phone: { display: 'A', tel: 'APPELLE' } },
      'must be a number that can be called',
    ],
  ])('refuses a resource with %s', async (_, resource, says) => {
    const site = { title: both('T'), text: both('X'), national: [resource], establishments: {} };
    const dir = await siteFolder({ 'crisis/resources.json': site });
    await expect(loadQuestionnaires(contentFolder, dir)).rejects.toThrow(says);
  });
});

describe('lines that the console publishes', () => {
  const phone = { display: '514 555-0155', tel: '5145550155' };
  const emergency = { display: '911', tel: '911' };
  const hours = both('9 to 16');
  const sure = { code: 'sure', name: both('Sure'), isAlwaysOpen: true, phone };
  const office = { code: 'office', name: both('Office'), phone, hours };
  const { phone: _phone, ...noPhone } = sure;

  it.each<[string, object[], string[]]>([
    ['a line day and night', [sure], []],
    ['a line with hours beside it', [office, sure], []],
    ['a page without hours', [{ code: 'p', name: both('P'), url: 'https://a.example' }, sure], []],
    ['a line with hours alone', [office], ['noSureLine']],
    ['a number without hours', [{ ...office, hours: undefined }, sure], ['noHours']],
    ['a line day and night with hours', [{ ...sure, hours }], ['hoursOfSureLine']],
    ['911 by telephone alone', [{ ...sure, phone: emergency }], ['noSureLine']],
    ['911 by text message alone', [{ ...noPhone, text: emergency }], ['noSureLine']],
  ])('are checked: %s', (_, lines, codes) => {
    const { error } = editedCrisisLinesSchema.safeParse(lines);
    const found = (error?.issues ?? []).map((issue) => 'params' in issue && issue.params?.['code']);
    expect(found).toEqual(codes);
  });

  it('keep the emergency number of the files last, when they have none', () => {
    const filed = [sure, { ...sure, code: 'emergency', phone: emergency }];
    expect(withEmergency([office], filed).map(({ code }) => code)).toEqual(['office', 'emergency']);
    const own = { ...sure, code: 'own', phone: emergency };
    expect(withEmergency([own, office], filed).map(({ code }) => code)).toEqual(['own', 'office']);
  });
});
