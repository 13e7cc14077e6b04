import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

type Claims = { email?: string; email_verified?: boolean; acr?: string; amr?: string[] };

const CLIENT = { clientId: 'aube', clientSecret: 'a secret of this test alone' };

export async function startProvider(redirectUri: string) {
  const people = new Map<string, Claims>();
  const state: {
    subject: string | null;
    at: number | undefined;
    alter: (token: string) => string;
  } = { subject: null, at: undefined, alter: (token) => token };
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [redirectUri],
      },
    ],
    claims: { openid: ['sub', 'acr', 'amr'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of this test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...people.get(subject) }),
    }),
  });

  provider.use(async ({ path, response }, next) => {
    await next();
    const body: unknown = response.body;
    if (path !== '/token' || typeof body !== 'object' || body === null) return;
    if (!('id_token' in body) || typeof body.id_token !== 'string') return;
    response.body = { ...body, id_token: state.alter(body.id_token) };
  });

  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void provider.callback()(request, response);
      return;
    }
    void (async () => {
      const details = await provider.interactionDetails(request, response);
      const { subject } = state;
      if (subject === null) {
        const refusal = { error: 'access_denied' };
        await provider.interactionFinished(request, response, refusal);
        return;
      }
      if (details.prompt.name === 'login') {
        const { acr, amr } = people.get(subject) ?? {};
        const login = {
          accountId: subject,
          ...(acr !== undefined && { acr }),
          ...(amr && { amr }),
          ...(state.at !== undefined && { ts: state.at }),
        };
        await provider.interactionFinished(request, response, { login });
        return;
      }
      const grant = new provider.Grant({ accountId: subject, clientId: CLIENT.clientId });
      grant.addOIDCScope('openid email');
      const consent = { grantId: await grant.save() };
      await provider.interactionFinished(request, response, { consent });
    })();
  });

  async function visit(start: URL): Promise<URL> {
    const jar = new Map<string, string>();
    let at = start;
    for (let step = 0; step < 12; step += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`the provider answered ${answer.status}`);
      at = new URL(location, at);
      if (at.href.startsWith(redirectUri)) return at;
    }
    throw new Error('the provider leads nowhere');
  }

  return {
    settings: { issuer: new URL(issuer), ...CLIENT },
    visit,
    /**
     * `at`: time of the login in epoch seconds; now by default. `subject` is null when the person
     * cancels.
     */
    loginAs(subject: string | null, claims: Claims = {}, at?: number) {
      state.subject = subject;
      state.at = at;
      if (subject !== null) people.set(subject, claims);
    },
    alterTokens(alter: (token: string) => string) {
      state.alter = alter;
    },
    stop: () => new Promise<void>((stopped) => void server.close(() => stopped())),
  };
}
