import { PUBLIC_PAGE_IDS } from '@aube/content';
import { auditLog } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountWorld, refusalOf } from '../../account/testing/account-world.ts';
import { ROLE } from '../../people/rules/roles.ts';
import { auditTrail } from '../../testing/audit-trail.ts';
import type { RouterInputs } from '../../index.ts';

async function openSite(codes: readonly string[]) {
  const world = await accountWorld(await testDatabase());
  const { admin } = await world.doorOf(await world.addPerson({ roles: [ROLE.administrator] }));
  const places = new Map<string, number>();
  for (const referenceCode of codes) {
    // oxlint-disable-next-line no-await-in-loop -- the order of the ids is part of the test
    const made = await admin.createEstablishment({
      name: `Clinique ${referenceCode}`,
      referenceCode,
    });
    places.set(referenceCode, made.establishmentId);
  }
  const placeOf = (code: string) => places.get(code)!;
  async function pages(): Promise<string> {
    const read = (['fr', 'en'] as const).flatMap((locale) => {
      const guest = world.door('cookie', { locale }).at();
      return [
        ...PUBLIC_PAGE_IDS.map((id) => guest.programme.getPage({ id })),
        guest.questionnaires.getCrisisResources(),
        guest.questionnaires.getDefinition({ code: 'PS' }),
        ...codes.toSorted().map(async (code) => {
          const person = { roles: [ROLE.participant], establishmentId: placeOf(code) };
          const { at } = await world.doorOf(await world.addPerson(person), 'cookie', { locale });
          return [
            await at().programme.getContacts(),
            await at().questionnaires.getDefinition({ code: 'S0' }),
          ];
        }),
      ];
    });
    return JSON.stringify(await Promise.all(read), null, 1);
  }
  return { ...world, admin, placeOf, pages };
}

const a = await openSite(['LAC-01', 'MER-02']);
const b = await openSite(['MER-02', 'PIC-03', 'LAC-01']);

type Draft = RouterInputs['admin']['saveSettingDraft'];
const noDraft = { settingId: null, version: 0 } as const;

async function publish(site: typeof a, draft: Draft) {
  const { kind, establishmentId } = draft;
  const { settingId, version } = await site.admin.saveSettingDraft(draft);
  await site.admin.publishSetting({ kind, establishmentId, settingId, version });
}
const none = { fr: '', en: '' };
const contact = (phone: string) => ({
  code: '',
  name: { fr: 'Infirmière', en: 'Nurse' },
  detail: none,
  hours: none,
  address: none,
  phone,
  email: '',
  url: '',
});
const lines = [
  {
    code: '',
    name: { fr: 'Écoute du lac', en: 'Lake helpline' },
    detail: none,
    hours: none,
    isAlwaysOpen: true,
    phone: '514 555-0155',
    text: '',
    url: 'https://example.test/ecoute',
  },
];
await publish(a, { ...noDraft, kind: 'crisis', establishmentId: null, form: { lines } });
for (const [code, phone] of [
  ['MER-02', '514 555-0122'],
  ['LAC-01', '514 555-0111'],
] as const) {
  // oxlint-disable-next-line no-await-in-loop -- one draft after the other
  await publish(a, {
    ...noDraft,
    kind: 'contacts',
    establishmentId: a.placeOf(code),
    form: { contacts: [contact(phone)] },
  });
}
const notAsked = { S0: ['gad-7'], S6: [], S12: [], S24: [] };
await publish(a, {
  ...noDraft,
  kind: 'instruments',
  establishmentId: null,
  form: { notAsked },
});
await publish(a, {
  ...noDraft,
  kind: 'resources',
  establishmentId: null,
  form: { text: { fr: '## Au lac\n\n[811](tel:811)', en: '## At the lake\n\n[811](tel:811)' } },
});
const { text } = await a.admin.exportSettings();
const tryIn = (site: typeof a, given: string) =>
  site.admin.importSettings({ text: given, mark: null });
async function importIn(site: typeof a, given: string) {
  const { mark } = await tryIn(site, given);
  return site.admin.importSettings({ text: given, mark });
}
const contentOf = (settings: unknown) => JSON.stringify({ format: 'aube-settings@1', settings });
const issuesOf = async (given: string) => {
  const { details, issues } = (await refusalOf(importIn(b, given))) as unknown as {
    details?: { issues?: unknown };
    issues?: unknown;
  };
  return issues ?? details?.issues;
};

describe('the settings of a site as one file', () => {
  it('are those of every kind, by reference code', () => {
    const named = (
      JSON.parse(text) as { settings: { kind: string; establishment: string | null }[] }
    ).settings;
    expect(named.map(({ kind, establishment }) => `${kind} ${establishment ?? ''}`)).toEqual([
      'contacts LAC-01',
      'contacts MER-02',
      'crisis ',
      'resources ',
      'instruments ',
    ]);
  });

  it('are told first, with nothing written', async () => {
    const before = await b.pages();
    const { mark, settings } = await tryIn(b, text);
    expect(mark).toMatch(/^[0-9a-f]{64}$/);
    expect(settings.map(({ change }) => change)).toEqual(Array(5).fill('new'));
    expect((await b.admin.exportSettings()).settings).toBe(0);
    expect(await b.pages()).toBe(before);
  });

  it('give the same pages in another site, byte for byte, and the same file again', async () => {
    const c = await openSite(['MER-02', 'LAC-01']);
    expect(await c.pages()).not.toBe(await a.pages());
    await importIn(c, text);
    const [first, second] = await Promise.all([a.pages(), c.pages()]);
    expect(second).toBe(first);
    expect(first).toContain('514 555-0155');
    expect((await c.admin.exportSettings()).text).toBe(text);
  });

  it('are left alone where nothing changes; the versions and the log tell the rest', async () => {
    await importIn(b, text);
    const again = await importIn(b, text);
    expect(again.mark).toBeNull();
    expect(again.settings.map(({ change }) => change)).toEqual(Array(5).fill('same'));
    const read = await b.admin.getSetting({ kind: 'crisis', establishmentId: null });
    expect(read.versions).toMatchObject([
      { number: 1, isInForce: true },
      { number: 0, isInForce: false },
    ]);
    const trail = await auditTrail(b.db, eq(auditLog.action, 'admin.importSettings'));
    expect(trail).toHaveLength(5);
    const [exported] = await auditTrail(b.db, eq(auditLog.action, 'admin.exportSettings'));
    expect(exported).toMatchObject({ objectType: 'siteSetting' });
  });
});

describe('what was tried', () => {
  const refused = { appCode: 'VERSION_CONFLICT' };

  it('is what is imported: another file is refused', async () => {
    const { mark } = await tryIn(b, text);
    const other = text.replace('514 555-0155', '514 555-0166');
    const before = (await b.admin.exportSettings()).text;
    expect(await refusalOf(b.admin.importSettings({ text: other, mark }))).toMatchObject(refused);
    expect((await b.admin.exportSettings()).text).toBe(before);
  });

  it('is tried again after any publication, and then imported', async () => {
    const { mark } = await tryIn(b, text);
    await publish(b, {
      ...noDraft,
      kind: 'contacts',
      establishmentId: b.placeOf('PIC-03'),
      form: { contacts: [contact('514 555-0177')] },
    });
    expect(await refusalOf(b.admin.importSettings({ text, mark }))).toMatchObject(refused);
    expect((await importIn(b, text)).settings).toHaveLength(5);
  });

  it('follows a reference code that moves to another establishment', async () => {
    const { mark } = await tryIn(b, text);
    const codes = [
      ['LAC-01', 'LAC-09'],
      ['PIC-03', 'LAC-01'],
    ] as const;
    for (const [from, to] of codes) {
      const establishmentId = b.placeOf(from);
      // oxlint-disable-next-line no-await-in-loop -- a code is free only after the first change
      const { version, name } = await b.admin.getEstablishment({ establishmentId });
      // oxlint-disable-next-line no-await-in-loop -- a code is free only after the first change
      await b.admin.updateEstablishment({ establishmentId, version, name, referenceCode: to });
    }
    expect(await refusalOf(b.admin.importSettings({ text, mark }))).toMatchObject(refused);
  });

  it('names the settings of the site that the file leaves as they are', async () => {
    const { kept } = await tryIn(b, contentOf([]));
    expect(kept).toContainEqual({ kind: 'crisis', establishment: null });
    const one = await tryIn(b, text);
    expect(one.kept).toEqual([{ kind: 'contacts', establishment: 'LAC-09' }]);
  });
});

const line = {
  code: 'own',
  name: { fr: 'Ligne', en: 'Line' },
  isAlwaysOpen: true,
  phone: { display: '514 555-0155', tel: '5145550155' },
};
const crisis = (content: unknown, establishment: string | null = null) =>
  contentOf([{ kind: 'crisis', establishment, content }]);

describe('a file that is wrong', () => {
  it.each<[string, string, (string | number)[], string]>([
    ['no JSON', 'bonjour', ['text'], 'notJson'],
    ['another format', '{"format":"x","settings":[]}', ['text'], 'notSettings'],
    [
      'more than it may hold',
      '{"format":"aube-settings@1","settings":[],"x":1}',
      ['text'],
      'notSettings',
    ],
    [
      'an unknown kind',
      contentOf([{ kind: 'later', establishment: null, content: 1 }]),
      ['settings', 0, 'kind'],
      'unknownKind',
    ],
    [
      'an unknown establishment',
      contentOf([{ kind: 'contacts', establishment: 'ZZZ', content: [] }]),
      ['settings', 0, 'establishment'],
      'unknownPlace',
    ],
    [
      'a setting of the site for one place',
      crisis([line], 'LAC-01'),
      ['settings', 0, 'establishment'],
      'onlyForSite',
    ],
    [
      'half a translation',
      crisis([{ ...line, name: { fr: 'Ligne', en: '' } }]),
      ['settings', 0, 'content', 0, 'name', 'en'],
      'required',
    ],
    [
      'a dangerous link',
      crisis([{ ...line, url: 'javascript:alert(1)' }]),
      ['settings', 0, 'content', 0, 'url'],
      'notALink',
    ],
    ['no line', crisis([]), ['settings', 0, 'content'], 'noSureLine'],
    [
      'hidden characters',
      crisis([{ ...line, name: { fr: 'Li\ngne', en: 'Line' } }]),
      ['settings', 0, 'content', 0, 'name', 'fr'],
      'unsafeText',
    ],
    [
      'hidden characters in a number',
      crisis([{ ...line, phone: { ...line.phone, display: '514\n555-0155' } }]),
      ['settings', 0, 'content', 0, 'phone', 'display'],
      'unsafeText',
    ],
    [
      'a number that cannot be called',
      crisis([{ ...line, phone: { display: '12', tel: '12' } }]),
      ['settings', 0, 'content', 0, 'phone', 'tel'],
      'notCallable',
    ],
    [
      'a safety question left out',
      contentOf([
        {
          kind: 'instruments',
          establishment: null,
          content: { notAsked: { S0: ['phq-9'], S6: [], S12: [], S24: [] } },
        },
      ]),
      ['settings', 0, 'content', 'notAsked', 'S0'],
      'guardsPeople',
    ],
  ])('is refused for %s, at its place, and changes nothing', async (_, given, path, code) => {
    const before = (await b.admin.exportSettings()).text;
    expect(await issuesOf(given)).toEqual([{ path, code }]);
    expect((await b.admin.exportSettings()).text).toBe(before);
  });

  it('never dials another number than the one that is read', async () => {
    const odd = { ...line, phone: { display: '514 555-0155', tel: '9005550100' } };
    await importIn(b, crisis([odd]));
    expect((await b.admin.exportSettings()).text).not.toContain('9005550100');
  });
});
