import type { Locale } from '@aube/client';
import { createClient } from '@aube/client';
import type { Page } from '@playwright/test';
import { linkInLetter } from './letters.ts';
import { fillLogin, openSession } from './people.ts';

export const password = 'trois lampes bleues';

type NewcomerOptions = {
  readonly lastName?: string;
  readonly dataDir?: string | undefined;
};

export async function makeNewcomer(
  url: string,
  name: string,
  { lastName = 'Tremblay', dataDir }: NewcomerOptions = {},
): Promise<string> {
  const guest = createClient({ url });
  const { token } = await guest.account.login.mutate({
    identifier: 'admin@exemple.test',
    password: 'Demo-sommeil-2026',
  });
  const invitation = await createClient({
    url,
    token: token ?? undefined,
  }).admin.createInvitation.mutate({
    referenceCode: 'DEMO-01',
  });
  const email = `${name}-${Date.now()}@exemple.test`;
  await guest.account.register.mutate({
    token: invitation.token,
    firstName: 'Ana',
    lastName,
    email,
    password,
    passwordConfirmation: password,
    referenceCode: 'DEMO-01',
    locale: 'fr',
    timeZone: 'America/Toronto',
    consent: (await guest.rights.getConsent.query()).version,
  });
  const { pathname } = new URL(await linkInLetter(email, '/activation/', dataDir));
  await guest.account.activate.mutate({ token: pathname.split('/').at(-1) ?? '' });
  return email;
}

export async function tokenOfNewcomer(url: string, email: string): Promise<string> {
  const { token } = await createClient({ url }).account.login.mutate({
    identifier: email,
    password,
  });
  if (token === null) throw new Error('The login gave no token.');
  return token;
}

type S0Options = {
  readonly isDraft?: boolean;
};

export const submitS0 = (
  url: string,
  email: string,
  given: Record<string, string | number> = {},
  options: S0Options = {},
): Promise<void> => submitFirstAnswers(url, email, 'S0', given, options);

export async function submitFirstAnswers(
  url: string,
  email: string,
  code: 'S0' | 'S6' | 'S12' | 'S24',
  given: Record<string, string | number> = {},
  { isDraft = false }: S0Options = {},
): Promise<void> {
  const client = createClient({ url, token: await tokenOfNewcomer(url, email) });
  await sendFirstAnswers(client, code, given, { isDraft });
}

type Client = ReturnType<typeof createClient>;

export async function sendFirstAnswers(
  client: Client,
  code: 'S0' | 'S6' | 'S12' | 'S24',
  given: Record<string, string | number> = {},
  { isDraft = false }: S0Options = {},
): Promise<void> {
  const { groups } = await client.questionnaires.getDefinition.query({ code });
  const first = groups
    .flatMap(({ items }) => items)
    .flatMap(({ code: item, type, choices: [choice], min }) => {
      if (type === 'number') return [[item, min ?? 0]];
      if (!choice) return [];
      return [[item, type === 'choices' ? [String(choice.value)] : choice.value]];
    });
  const answers = { ...(Object.fromEntries(first) as Record<string, string>), ...given };
  await client.questionnaires.save.mutate({ code, answers, submit: !isDraft });
}

export async function logInNewcomer(
  page: Page,
  email: string,
  locale: Locale = 'fr',
): Promise<void> {
  const credentials = { identifier: email, password };
  if (page.url().includes('/connexion')) await fillLogin(page, credentials, locale);
  else await openSession(page, credentials);
}
