import { createClient, type RouterInputs } from '@aube/client';
import { afterAll, expect, it } from 'vitest';
import { emailOf, PASSWORD, startSite } from '../site.ts';

const site = await startSite(2, { servers: 2 });
afterAll(() => site.stop());

const [first, second] = site.servers.map(({ url }) => url) as [string, string];
const { token } = await createClient({ url: first }).account.login.mutate({
  identifier: emailOf(1),
  password: PASSWORD,
});
const adminAt = (url: string) => createClient({ url, token: token ?? undefined }).admin;

type Draft = RouterInputs['admin']['saveSettingDraft'];
type Kind = Draft['kind'];
type FormOf = { [K in Kind]: (turn: number) => Extract<Draft, { kind: K }>['form'] };

const both = (words: string) => ({ fr: words, en: `${words}.` });
const none = () => ({ fr: '', en: '' });
const [S0] = await adminAt(first).listOfferedInstruments.query();
const optional = (S0?.instruments ?? []).filter((each) => !each.isAlwaysAsked);

const forms: FormOf = {
  identity: (turn) => ({ name: both(`Sommeil ${turn}`), signature: none(), logos: [] }),
  contacts: (turn) => ({
    contacts: [
      {
        code: 'own',
        name: both('Accueil'),
        detail: none(),
        hours: none(),
        address: none(),
        phone: `514 555-016${turn}`,
        email: '',
        url: '',
      },
    ],
  }),
  crisis: (turn) => ({
    lines: [
      {
        code: 'own',
        name: both('Ligne'),
        detail: none(),
        hours: none(),
        isAlwaysOpen: true,
        phone: `514 555-015${turn}`,
        text: '',
        url: '',
      },
    ],
  }),
  resources: (turn) => ({ text: both(`Lac ${turn}`) }),
  consent: (turn) => ({
    change: 'important',
    title: both('Titre'),
    summary: both('Résumé'),
    text: both(`Texte ${turn}`),
    edition: null,
  }),
  instruments: (turn) => ({
    notAsked: { S0: optional.slice(0, turn).map(({ id }) => id), S6: [], S12: [], S24: [] },
  }),
  reminders: (turn) => ({ time: 360 + 30 * turn, offerAfterNights: turn }),
};
const kinds = Object.keys(forms) as Kind[];

const slotOf = (kind: Kind) => ({ kind, establishmentId: null });
const noDraft = { settingId: null, version: 0 };

async function publishAllAt(url: string, turn: number): Promise<void> {
  const admin = adminAt(url);
  for (const kind of kinds) {
    const draft = { ...slotOf(kind), ...noDraft, form: forms[kind](turn) } as Draft;
    // oxlint-disable-next-line no-await-in-loop -- publications wait for each other
    const { settingId, version } = await admin.saveSettingDraft.mutate(draft);
    // oxlint-disable-next-line no-await-in-loop -- publications wait for each other
    await admin.publishSetting.mutate({ ...slotOf(kind), settingId, version });
  }
}

/** The list tells the content that its server has in force. */
async function inForceAt(url: string) {
  const rows = await adminAt(url).listSettings.query();
  const ofSite = rows.filter(({ establishment }) => establishment === null);
  return Object.fromEntries(ofSite.map(({ kind, headline }) => [kind, headline]));
}

async function numbersReadAt(url: string) {
  const guest = createClient({ url });
  const [panel, page] = await Promise.all([
    guest.questionnaires.getCrisisResources.query(),
    guest.programme.getPage.query({ id: 'about' }),
  ]);
  return [panel.mainLine?.phone?.display, /\d{3} 555-\d{4}/u.exec(JSON.stringify(page))?.[0]];
}

/** Maximum time until the other servers apply a setting (D90). */
const within = { timeout: 10_000, interval: 200 };

it(
  'what one server publishes is in force on both within ten seconds, without a restart',
  { timeout: 90_000 },
  async () => {
    for (const [at, other, turn] of [
      [first, second, 1],
      [second, first, 2],
    ] as const) {
      const before = await inForceAt(at);
      await publishAllAt(at, turn);
      const published = await inForceAt(at);
      expect(kinds.filter((kind) => published[kind] === before[kind])).toEqual([]);
      await expect.poll(() => inForceAt(other), within).toEqual(published);
      const phone = `514 555-015${turn}`;
      expect(await Promise.all([at, other].map(numbersReadAt))).toEqual([
        [phone, phone],
        [phone, phone],
      ]);
    }
    const slot = slotOf('crisis');
    const { versions } = await adminAt(first).getSetting.query(slot);
    expect(versions.map(({ number }) => number)).toEqual([2, 1, 0]);
    const restored = await adminAt(second).restoreSetting.mutate({
      ...slot,
      ...noDraft,
      number: 1,
    });
    const { settingId, version } = restored;
    await adminAt(first).publishSetting.mutate({ ...slot, settingId, version });
    const old = ['514 555-0151', '514 555-0151'];
    await expect.poll(() => numbersReadAt(second), within).toEqual(old);
    const files = await Promise.all(
      [first, second].map((url) => adminAt(url).exportSettings.mutate()),
    );
    expect(files[1]).toEqual(files[0]);
  },
);
