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

const none = () => ({ fr: '', en: '' });
const draftOf = (phone: string): RouterInputs['admin']['saveSettingDraft'] => ({
  kind: 'crisis',
  establishmentId: null,
  settingId: null,
  version: 0,
  form: {
    lines: [
      {
        code: 'own',
        name: { fr: 'Écoute', en: 'Helpline' },
        detail: none(),
        hours: none(),
        isAlwaysOpen: true,
        phone,
        text: '',
        url: '',
      },
    ],
  },
});

async function publishAt(url: string, phone: string): Promise<void> {
  const admin = adminAt(url);
  const { settingId, version } = await admin.saveSettingDraft.mutate(draftOf(phone));
  await admin.publishSetting.mutate({ kind: 'crisis', establishmentId: null, settingId, version });
}

const readAt = async (url: string) => {
  const guest = createClient({ url });
  const [panel, page] = await Promise.all([
    guest.questionnaires.getCrisisResources.query(),
    guest.programme.getPage.query({ id: 'about' }),
  ]);
  return [panel.mainLine?.phone?.display, /\d{3} 555-\d{4}/u.exec(JSON.stringify(page))?.[0]];
};

/** Maximum time until the other servers apply a setting (D90). */
const within = { timeout: 10_000, interval: 200 };

it(
  'what one server publishes is in force on both within ten seconds, without a restart',
  { timeout: 90_000 },
  async () => {
    for (const [at, other, phone] of [
      [first, second, '514 555-0155'],
      [second, first, '514 555-0166'],
    ] as const) {
      await publishAt(at, phone);
      expect(await readAt(at)).toEqual([phone, phone]);
      await expect.poll(() => readAt(other), within).toEqual([phone, phone]);
    }
    const { versions } = await adminAt(first).getSetting.query({
      kind: 'crisis',
      establishmentId: null,
    });
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    const { settingId } = versions.at(-1)!;
    await adminAt(second).restoreSetting.mutate({ settingId });
    await expect.poll(() => readAt(first), within).toEqual(['514 555-0155', '514 555-0155']);
    const files = await Promise.all(
      [first, second].map((url) => adminAt(url).exportSettings.mutate()),
    );
    expect(files[1]).toEqual(files[0]);
  },
);
