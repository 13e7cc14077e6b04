import { createClient } from '@aube/client';
import { seedDiary } from '@aube/db/testing/seed-diary';
import { DEMO_PASSWORD, demoEmail } from '@aube/lives';
import { request, type BrowserContext } from '@playwright/test';
import { dayAt, registerNewcomer } from '../people.ts';
import type { DemoSite } from '../demo-site.ts';

export type Person = 'guest' | 'newcomer' | 'diarist' | 'sleepy' | 'life' | 'staff';
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
export type Known = { email: string; password: string; cookies: Cookies };
export type Crowd = Record<Exclude<Person, 'guest'>, Known>;

/** Password with an accent, which the test types in two Unicode forms. */
export const ACCENTED_PASSWORD = 'trois lampes bleutées';
const timeZone = 'America/Toronto';

let peers = 0;

/** New client address for each caller, so that no limit per address is reached. */
export function nextPeer(): Record<string, string> {
  peers += 1;
  return { 'x-forwarded-for': `10.9.${peers >> 8}.${peers & 255}` };
}

export async function openSession(site: DemoSite, email: string, password: string): Promise<Known> {
  const caller = await request.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { ...nextPeer(), 'sec-fetch-site': 'same-origin' },
  });
  const reply = await caller.post('/trpc/account.login', {
    data: { json: { identifier: email, password } },
  });
  if (!reply.ok()) throw new Error(`${email} is answered ${reply.status()} at the login.`);
  const { cookies } = await caller.storageState();
  await caller.dispose();
  return { email, password, cookies };
}

async function makePerson(site: DemoSite, name: string, programmeDay?: number): Promise<Known> {
  const person = { firstName: 'Zoé', lastName: `Côté ${name}`, password: ACCENTED_PASSWORD };
  const { email, path } = await registerNewcomer(site, `${name}@exemple.test`, person);
  const guest = createClient({ url: site.url });
  await guest.account.activate.mutate({ token: path.split('/').at(-1) ?? '' });
  if (programmeDay !== undefined) {
    const untold = programmeDay > 8 ? 3 : 1;
    await seedDiary(
      { databaseUrl: undefined, dataDir: site.dataDir },
      { email, today: dayAt(0), timeZone, programmeDay, untold },
    );
  }
  return openSession(site, email, ACCENTED_PASSWORD);
}

export async function makeCrowd(site: DemoSite, hazard: string): Promise<Crowd> {
  return {
    life: await openSession(site, demoEmail('semaine-3'), DEMO_PASSWORD),
    // A new session for each hazard, because staff must confirm their identity again after some
    // minutes.
    staff: await openSession(site, demoEmail('personnel'), DEMO_PASSWORD),
    newcomer: await makePerson(site, `${hazard}-newcomer`),
    diarist: await makePerson(site, `${hazard}-diarist`, 10),
    sleepy: await makePerson(site, `${hazard}-sleepy`, 8),
  };
}
