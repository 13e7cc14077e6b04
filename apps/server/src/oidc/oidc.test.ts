import { ROLE } from '@aube/api/server';
import { createIdentityProvider, ProviderError } from '@aube/auth';
import { testDatabase } from '@aube/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startProvider } from '../testing/real-provider.ts';
import { COOKIE_NAME, createServerWorld, type Answer } from '../testing/server-world.ts';

const PUBLIC_URL = 'https://aube.example.test';
const world = await createServerWorld(await testDatabase());
const { ask, makeApp, addAccount, pool, state, lines } = world;
const provider = await startProvider(`${PUBLIC_URL}/connexion/oidc/retour`);
const app = makeApp({ identityProvider: createIdentityProvider(provider.settings) });
const startedAt = state.now;
beforeEach(() => {
  state.now = startedAt;
});
afterAll(() => provider.stop());

let peers = 0;
const nextPeer = () => `198.51.100.${(peers += 1)}`;

const cookieOf = (answer: Answer, name: string) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0];
const PENDING = '__Host-aube.oidc';

async function addMember(given: { roles?: number[] } = {}) {
  const person = await addAccount({ roles: [ROLE.staff], ...given });
  await pool.query(`update users set authentication_method = 'oidc' where id = $1`, [
    person.userId,
  ]);
  return person;
}

async function begin(path = '/connexion/oidc', on = app) {
  const answer = await ask(path, { peer: nextPeer() }, on);
  const location = answer.headers.get('location') ?? '';
  return { answer, toProvider: location, cookie: cookieOf(answer, PENDING) ?? '' };
}

const comeBack = ({ pathname, search }: URL, cookie: string, on = app) =>
  ask(`${pathname}${search}`, { headers: { cookie }, peer: nextPeer() }, on);

async function login(
  alter: { start?: (url: URL) => void; back?: (url: URL) => void; path?: string } = {},
  on = app,
) {
  const { toProvider, cookie } = await begin(alter.path, on);
  const start = new URL(toProvider);
  alter.start?.(start);
  const back = await provider.visit(start);
  alter.back?.(back);
  const answer = await comeBack(back, cookie, on);
  return { answer, back, cookie, location: answer.headers.get('location') };
}

const verified = (email: string) => ({ email, email_verified: true });
const linkOf = async (userId: number) => {
  const { rows } = await pool.query<{ link: string | null }>(
    'select oidc_subject as link from users where id = $1',
    [userId],
  );
  return rows[0]?.link;
};
const inBase64 = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');
const fromBase64 = (text: string) =>
  JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
const partsOf = (token: string) => token.split('.') as [string, string, string];

const refused = (why: string) => `/connexion?etablissement=${why}`;

describe('a login at the establishment’s provider (D56)', () => {
  it('opens a session, fresh, keeps the link, and is audited', async () => {
    const person = await addMember();
    provider.loginAs('s-success', verified(person.email.toUpperCase()));
    const { answer, location } = await login();
    expect([answer.status, location]).toEqual([302, '/connexion']);
    expect(await linkOf(person.userId)).toBe('s-success');

    const token = cookieOf(answer, COOKIE_NAME)?.slice(COOKIE_NAME.length + 1) ?? '';
    const me = await world.call('account.me', undefined, { as: { token, kind: 'cookie' } }, app);
    expect(me.json).toMatchObject({
      result: { data: { json: { userId: person.userId, mustSetUpSecondFactor: false } } },
    });
    const { rows } = await pool.query(
      `select l.action, l.actor_user_id as actor, d.after, s.identity_confirmed_at as confirmed
       from audit_log l join audit_details d on d.audit_id = l.id join sessions s on s.user_id = $1
       where l.subject_user_id = $1`,
      [person.userId],
    );
    expect(rows).toEqual([
      {
        action: 'account.loginThroughProvider',
        actor: person.userId,
        after: { kind: 'cookie', isLinked: true },
        confirmed: state.now,
      },
    ]);
    expect((await login()).location).toBe('/connexion');
  });

  it('leads to the provider with PKCE, state and nonce, and holds them where no script reads', async () => {
    const { answer, toProvider } = await begin();
    const asked = Object.fromEntries(new URL(toProvider).searchParams);
    expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    expect([asked['state'], asked['nonce']]).toEqual([
      expect.stringMatching(/.{20}/),
      expect.stringMatching(/.{20}/),
    ]);
    const [line = ''] = answer.headers.getSetCookie();
    expect(line).toMatch(
      /^__Host-aube\.oidc=v1\.[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(line).not.toContain(asked['state']);
  });

  it('comes back in the language it left in', async () => {
    const person = await addMember();
    provider.loginAs('s-english', verified(person.email));
    expect((await login({ path: '/connexion/oidc?langue=en' })).location).toBe('/en/connexion');
  });

  it('goes nowhere else, whatever the address says', async () => {
    provider.loginAs('s-open', verified((await addMember()).email));
    const path = '/connexion/oidc?redirect=https://evil.example&langue=//evil.example';
    expect((await login({ path })).location).toBe('/connexion');
  });

  it.each([
    ['a wrong state', { back: (url: URL) => url.searchParams.set('state', 'other') }],
    ['another nonce', { start: (url: URL) => url.searchParams.set('nonce', 'n'.repeat(43)) }],
  ])('%s opens nothing', async (_, alter) => {
    provider.loginAs('s-alter', verified((await addMember()).email));
    const { answer, location } = await login(alter);
    expect(location).toBe(refused('expire'));
    expect(cookieOf(answer, COOKIE_NAME)).toBeUndefined();
  });

  it.each<[string, (token: string) => string]>([
    [
      'whose signature is not the provider’s',
      (token) => {
        const [header, claims, signature] = partsOf(token);
        return [header, claims, (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)].join(
          '.',
        );
      },
    ],
    [
      'that says another person than was signed',
      (token) => {
        const [header, claims, signature] = partsOf(token);
        return [header, inBase64({ ...fromBase64(claims), sub: 's-forged' }), signature].join('.');
      },
    ],
    [
      'that nobody signed',
      (token) => {
        const [header, claims] = partsOf(token);
        return [inBase64({ ...fromBase64(header), alg: 'none' }), claims, ''].join('.');
      },
    ],
    [
      'for another site',
      (token) => {
        const [header, claims, signature] = partsOf(token);
        return [header, inBase64({ ...fromBase64(claims), aud: 'other' }), signature].join('.');
      },
    ],
    [
      'that has ended',
      (token) => {
        const [header, claims, signature] = partsOf(token);
        return [header, inBase64({ ...fromBase64(claims), exp: 1 }), signature].join('.');
      },
    ],
  ])('an ID token %s opens nothing', async (_, alter) => {
    provider.loginAs('s-signed', verified((await addMember()).email));
    provider.alterTokens(alter);
    const { answer, location } = await login();
    provider.alterTokens((token) => token);
    expect(location).toBe(refused('expire'));
    expect(cookieOf(answer, COOKIE_NAME)).toBeUndefined();
  });

  it('an answer counts once, and within ten minutes, in the browser that asked', async () => {
    const person = await addMember();
    provider.loginAs('s-once', verified(person.email));
    const { back, cookie, location } = await login();
    expect(location).toBe('/connexion');
    const again = await comeBack(back, cookie);
    expect(again.headers.get('location')).toBe(refused('expire'));
    expect(cookieOf(again, COOKIE_NAME)).toBeUndefined();

    const late = await begin();
    const lateBack = await provider.visit(new URL(late.toProvider));
    expect((await comeBack(lateBack, '')).headers.get('location')).toBe(refused('expire'));
    state.now = new Date(startedAt.getTime() + 10 * 60_000);
    expect((await comeBack(lateBack, late.cookie)).headers.get('location')).toBe(refused('expire'));
  });

  it('somebody who gives up there is led back', async () => {
    provider.loginAs(null);
    expect((await login()).location).toBe(refused('annule'));
  });

  it.each([
    ['an address that is not verified', '', false, 'unverifiedEmail'],
    ['an address of nobody', '', true, 'unknown'],
    ['an account with a password', `authentication_method = 'local'`, true, 'localAccount'],
    ['a deactivated account', 'deactivated_at = now()', true, 'notActive'],
    [
      'another subject than the first',
      `oidc_issuer = '${provider.settings.issuer.origin}', oidc_subject = 'first'`,
      true,
      'otherSubject',
    ],
  ])('%s is refused, and the audit log says why', async (_, change, isVerified, reason) => {
    const person = await addMember();
    if (change !== '') {
      await pool.query(`update users set ${change} where id = $1`, [person.userId]);
    }
    const email = reason === 'unknown' ? 'nobody@example.test' : person.email;
    provider.loginAs(`s-${reason}`, { email, email_verified: isVerified });
    const { answer, location } = await login();
    expect(location).toBe(refused('refuse'));
    expect(cookieOf(answer, COOKIE_NAME)).toBeUndefined();
    const { rows } = await pool.query(
      `select d.after from audit_log l join audit_details d on d.audit_id = l.id
       where l.request_id = $1`,
      [answer.headers.get('x-request-id')],
    );
    expect(rows).toEqual([{ after: { isRefused: true, reason } }]);
    expect(await linkOf(person.userId)).toBe(reason === 'otherSubject' ? 'first' : null);
  });

  it('finds the account whose domain the provider writes in other letters', async () => {
    const { userId } = await addMember();
    await pool.query(`update users set email = 'ana@xn--cole-9oa.test' where id = $1`, [userId]);
    provider.loginAs('s-accents', verified('ana@École.test'));
    await login();
    expect(await linkOf(userId)).toBe('s-accents');
  });

  it.each([
    ['an apostrophe', (address: string) => `'${address}`],
    ['an invisible character', (address: string) => `\u200b${address}`],
    ['a bracket', (address: string) => `<${address}>`],
    [
      'an invisible character in its domain',
      (address: string) => `${address.slice(0, -1)}\u00ad${address.slice(-1)}`,
    ],
  ])('an address with %s names no other mailbox', async (_, claim) => {
    const person = await addMember();
    provider.loginAs('s-mailbox', verified(claim(person.email)));
    expect((await login()).location).toBe(refused('refuse'));
    expect(await linkOf(person.userId)).toBeNull();
  });

  it('refusals count as failed logins do', async () => {
    provider.loginAs('s-many', verified('nobody@example.test'));
    const peer = '203.0.113.9';
    const places: (string | null)[] = [];
    for (let count = 0; count < 31; count += 1) {
      const { toProvider, cookie } = await begin();
      const url = new URL(`${PUBLIC_URL}/connexion/oidc/retour`);
      url.searchParams.set('state', new URL(toProvider).searchParams.get('state') ?? '');
      const asked = { headers: { cookie }, peer };
      const answer = await ask(`${url.pathname}${url.search}`, asked, app);
      places.push(answer.headers.get('location'));
    }
    expect(places.at(29)).toBe(refused('expire'));
    expect(places.at(30)).toBe(refused('trop'));
  });

  it('logs what was thrown, of a provider that is away and of a fault of ours, and nothing of its words', async () => {
    const canary = Object.assign(new Error('zanzicanari'), { code: 'ECONNREFUSED' });
    const thrown = { away: new ProviderError('away', canary), ours: new TypeError('zanzicanari') };
    for (const [fault, what] of Object.entries(thrown)) {
      const begins = () => Promise.reject(what);
      const broken = { ...createIdentityProvider(provider.settings), begin: begins };
      lines.length = 0;
      const answer = await ask(
        '/connexion/oidc',
        { peer: nextPeer() },
        makeApp({ identityProvider: broken }),
      );
      expect(answer.headers.get('location')).toBe(refused('indisponible'));
      const links =
        fault === 'away' ? [{ name: 'Error' }, { code: 'ECONNREFUSED' }] : [{ name: 'TypeError' }];
      expect(lines).toMatchObject([{ level: 50, status: 302, fault: links }]);
      expect(JSON.stringify(lines)).not.toContain('zanzicanari');
    }
  });

  it('says so when the provider is away, and not before somebody asks', async () => {
    const settings = { ...provider.settings, issuer: new URL('http://127.0.0.1:9') };
    const away = makeApp({ identityProvider: createIdentityProvider(settings) });
    const answer = await ask('/connexion/oidc', { peer: nextPeer() }, away);
    expect(answer.headers.get('location')).toBe(refused('indisponible'));
  });

  it('is not there without a provider, and the login page can ask', async () => {
    expect((await ask('/connexion/oidc')).status).toBe(404);
    const asked = (on: typeof app) =>
      world.call('account.findLoginMethods', undefined, {}, on).then(({ json }) => json);
    const answerOf = (hasProvider: boolean) => ({
      result: { data: { json: { hasProvider, siteAddress: 'https://aube.example.test' } } },
    });
    expect(await asked(world.app)).toEqual(answerOf(false));
    expect(await asked(app)).toEqual(answerOf(true));
  });
});

describe('a second factor at the provider, where the site asks for it (D57)', () => {
  const asking = (secondFactor: { acr: string[]; amr: string[] }) =>
    makeApp({ identityProvider: createIdentityProvider({ ...provider.settings, secondFactor }) });

  it.each([
    ['amr', { acr: [], amr: ['mfa'] }, { amr: ['pwd', 'mfa'] }, { amr: ['pwd'] }],
    ['acr', { acr: ['urn:two'], amr: [] }, { acr: 'urn:two' }, { acr: 'urn:one' }],
  ])('is looked for in %s', async (claim, words, proven, unproven) => {
    const person = await addMember();
    const enter = async (claims: object) => {
      provider.loginAs(`s-${claim}`, { ...verified(person.email), ...claims });
      return (await login({}, asking(words))).location;
    };
    expect(await enter({})).toBe(refused('refuse'));
    expect(await enter(unproven)).toBe(refused('refuse'));
    expect(await enter(proven)).toBe('/connexion');
    const { rows } = await pool.query(
      `select d.after->>'reason' as reason from audit_log l join audit_details d on d.audit_id = l.id
       where l.subject_user_id = $1 order by l.id`,
      [person.userId],
    );
    expect(rows.map(({ reason }) => reason)).toEqual(['noSecondFactor', 'noSecondFactor', null]);
  });
});

describe('a new login at the provider proves again who one is (D58)', () => {
  const CONFIRM = '/connexion/oidc?confirmer=oui';
  const landed = (outcome: string) => `/mon-compte?etablissement=${outcome}`;
  const later = (minutes: number) => {
    state.now = new Date(startedAt.getTime() + minutes * 60_000);
  };

  async function enter(subject: string) {
    state.now = startedAt;
    const person = await addMember({ roles: [ROLE.administrator] });
    provider.loginAs(subject, verified(person.email));
    const { answer } = await login();
    const session = cookieOf(answer, COOKIE_NAME) ?? '';
    later(11);
    const makeToken = async (cookie = session) => {
      const token = cookie.slice(COOKIE_NAME.length + 1);
      const as = { token, kind: 'cookie' } as const;
      const { json } = await world.call('account.createAccessToken', { name: 'x' }, { as }, app);
      return JSON.stringify(json);
    };
    expect(await makeToken()).toContain('CONFIRM_IDENTITY');
    return { person, session, makeToken };
  }

  async function confirm(
    session: string,
    alter: { start?: (url: URL) => void; back?: string; path?: string } = {},
  ) {
    const asked = { headers: { cookie: session }, peer: nextPeer() };
    const begun = await ask(alter.path ?? CONFIRM, asked, app);
    const start = new URL(begun.headers.get('location') ?? '', PUBLIC_URL);
    alter.start?.(start);
    const back = await provider.visit(start);
    const pending = cookieOf(begun, PENDING) ?? '';
    const answer = await comeBack(back, `${pending}; ${alter.back ?? session}`);
    return { start, back, pending, answer, location: answer.headers.get('location') };
  }

  it('asks the provider for the login itself, and refreshes the session under a new token', async () => {
    const { person, session, makeToken } = await enter('c-success');
    const { start, answer, location } = await confirm(session, { path: `${CONFIRM}&langue=en` });
    expect(Object.fromEntries(start.searchParams)).toMatchObject({
      prompt: 'login',
      max_age: '0',
      code_challenge_method: 'S256',
      state: expect.any(String),
      nonce: expect.any(String),
    });
    expect(location).toBe(`/en${landed('confirme')}`);
    const renewed = cookieOf(answer, COOKIE_NAME);
    expect(await makeToken()).toContain('NOT_AUTHENTICATED');
    expect(await makeToken(renewed)).toContain('aube_');
    const { rows } = await pool.query(
      `select actor_user_id as actor from audit_log where action = 'account.confirmThroughProvider'
       and subject_user_id = $1`,
      [person.userId],
    );
    expect(rows).toEqual([{ actor: person.userId }]);
    later(22);
    expect(await makeToken(renewed)).toContain('CONFIRM_IDENTITY');
  });

  it.each([
    ['an earlier login at the provider', -3600],
    ['one from before it was asked', -31],
  ])('%s proves nothing', async (_, seconds) => {
    const { person, session, makeToken } = await enter(`c-old${seconds}`);
    const at = Math.floor(Date.now() / 1000) + seconds;
    provider.loginAs(`c-old${seconds}`, verified(person.email), at);
    expect((await confirm(session)).location).toBe(landed('expire'));
    expect(await makeToken()).toContain('CONFIRM_IDENTITY');
  });

  it('a provider that does not say when somebody logged in proves nothing', async () => {
    const { session, makeToken } = await enter('c-silent');
    const start = (url: URL) => {
      url.searchParams.delete('max_age');
      url.searchParams.delete('prompt');
    };
    expect((await confirm(session, { start })).location).toBe(landed('expire'));
    expect(await makeToken()).toContain('CONFIRM_IDENTITY');
  });

  it('somebody else’s login there proves nothing, and the audit log says so', async () => {
    const { person, session, makeToken } = await enter('c-owner');
    provider.loginAs('c-colleague', verified(person.email));
    expect((await confirm(session)).location).toBe(landed('refuse'));
    expect(await makeToken()).toContain('CONFIRM_IDENTITY');
    const { rows } = await pool.query(
      `select d.after from audit_log l join audit_details d on d.audit_id = l.id
       where l.action = 'account.confirmThroughProvider' and l.subject_user_id = $1`,
      [person.userId],
    );
    expect(rows).toEqual([{ after: { isRefused: true, reason: 'otherSubject' } }]);
  });

  it('gives it to no other session, and once', async () => {
    const [one, other] = [await enter('c-one'), await enter('c-other')];
    provider.loginAs('c-one', verified(one.person.email));
    expect((await confirm(one.session, { back: other.session })).location).toBe(landed('expire'));
    expect(await other.makeToken()).toContain('CONFIRM_IDENTITY');
    const { back, pending, location } = await confirm(one.session);
    expect(location).toBe(landed('confirme'));
    const again = await comeBack(back, `${pending}; ${one.session}`);
    expect(again.headers.get('location')).toBe(landed('expire'));
  });

  it('somebody who gives up there is led back, and who is not logged in goes nowhere', async () => {
    const { session } = await enter('c-gives-up');
    provider.loginAs(null);
    expect((await confirm(session)).location).toBe(landed('annule'));
    const guest = await ask(CONFIRM, { peer: nextPeer() }, app);
    expect(guest.headers.get('location')).toBe(landed('expire'));
  });
});
