import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@aube/client';
import { seedDiary } from '@aube/db/testing/seed-diary';
import { DEMO_PASSWORD, demoEmail } from '@aube/lives';
import type { DemoSite } from './demo-site.ts';

export const PASSWORD = 'trois lampes bleues';

const timeZone = 'America/Toronto';

export function dayAt(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * 86_400_000);
}

export async function invite({ url }: DemoSite): Promise<{ token: string; path: string }> {
  const admin = await clientOf(url, demoEmail('admin'), DEMO_PASSWORD);
  const { token, link } = await admin.admin.createInvitation.mutate({ referenceCode: 'DEMO-01' });
  return { token, path: new URL(link).pathname };
}

async function clientOf(url: string, identifier: string, password: string) {
  const { token } = await createClient({ url }).account.login.mutate({ identifier, password });
  return createClient({ url, token: token ?? undefined });
}

export async function activationPath({ dataDir }: DemoSite, email: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  for (let waited = 0; waited < 60_000; waited += 250) {
    const files = existsSync(folder) ? readdirSync(folder).toSorted().toReversed() : [];
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8');
      const link = /https?:\/\/\S+\/activation\/\S+/.exec(text)?.[0];
      if (text.includes(email) && link !== undefined) return new URL(link).pathname;
    }
    await delay(250);
  }
  throw new Error(`No email with a link came to ${email}.`);
}

type NewPerson = { firstName: string; lastName: string; password: string };

export async function registerNewcomer(
  site: DemoSite,
  email: string,
  { password, ...person }: NewPerson,
): Promise<{ email: string; path: string }> {
  const guest = createClient({ url: site.url });
  const { token } = await invite(site);
  await guest.account.register.mutate({
    ...person,
    token,
    email,
    password,
    passwordConfirmation: password,
    referenceCode: 'DEMO-01',
    locale: 'fr',
    timeZone,
    consent: (await guest.rights.getConsent.query()).version,
  });
  return { email, path: await activationPath(site, email) };
}

export async function makeDiarist(site: DemoSite, name: string): Promise<string> {
  const person = { firstName: 'Ana', lastName: 'Tremblay', password: PASSWORD };
  const { email, path } = await registerNewcomer(site, `${name}@exemple.test`, person);
  const guest = createClient({ url: site.url });
  await guest.account.activate.mutate({ token: path.split('/').at(-1) ?? '' });
  await seedDiary(
    { databaseUrl: undefined, dataDir: site.dataDir },
    { email, today: dayAt(0), timeZone, programmeDay: 5, untold: 3 },
  );
  return email;
}

/** Lights-out time of each day, in minutes after midnight; null for a missing night. */
export async function lightsOutAt(
  { url }: DemoSite,
  email: string,
  days: readonly string[],
): Promise<(number | null)[]> {
  const client = await clientOf(url, email, PASSWORD);
  const overview = await client.programme.overview.query({});
  return days.map(
    (date) => overview.days.find((day) => day.date === date)?.night?.lightsOutTime ?? null,
  );
}
