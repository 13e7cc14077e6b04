import { describe, expect, it } from 'vitest';
import { SITE_VARIABLES } from '@aube/api/server';
import { readEnv, VARIABLE_NAMES } from './env.ts';

function faultsOf(source: Record<string, string>): string[] {
  const verdict = readEnv(source);
  return verdict.ok ? [] : verdict.faults;
}

describe('the environment (D51)', () => {
  it('has a default for everything', () => {
    const verdict = readEnv({});
    if (!verdict.ok) throw new Error(verdict.faults.join());
    expect(verdict.env).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      pooler: undefined,
      replicaUrl: undefined,
      smtpUrl: undefined,
      contentDir: undefined,
      trustedProxies: [],
      clockStart: undefined,
    });
    expect(verdict.env.publicUrl.href).toBe('http://localhost:3000/');
    expect(verdict.env.dataDir).toMatch(/\/data$/);
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: 'development' }, false],
    [{ STAFF_SECOND_FACTOR: 'optional' }, false],
    [{ NODE_ENV: 'test', STAFF_SECOND_FACTOR: 'required' }, true],
  ])('asks staff for a second factor with %j: %s (D57)', (source, isRequired) => {
    const verdict = readEnv(source);
    expect(verdict.ok && verdict.env.isSecondFactorRequired).toBe(isRequired);
  });

  it('writes letters to files where it is asked to', () => {
    const verdict = readEnv({ SMTP_URL: 'file:' });
    expect(verdict.ok && verdict.env.smtpUrl).toBeUndefined();
    expect(verdict.ok).toBe(true);
  });

  it('checks no variable that the list of the site lacks', () => {
    expect(VARIABLE_NAMES.filter((name) => !SITE_VARIABLES.includes(name))).toEqual([]);
  });

  it('lets the public address follow the port', () => {
    const verdict = readEnv({ PORT: '4100' });
    expect(verdict.ok && verdict.env.publicUrl.origin).toBe('http://localhost:4100');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(faultsOf({ DATABASE_URL: '', PORT: '', AUBE_CLOCK: '' })).toEqual([]);
  });

  const PROVIDER = {
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_ID: 'aube',
    OIDC_CLIENT_SECRET: 'secret-c',
  };
  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '6000'],
    ['PUBLIC_URL', 'https://aube.example:6667'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'aube.example'],
    ['PUBLIC_URL', 'ftp://aube.example'],
    ['PUBLIC_URL', 'https://aube.example/sub'],
    ['PUBLIC_URL', 'https://user@aube.example'],
    ['AUBE_SECRET_KEY', 'too short'],
    ['STAFF_SECOND_FACTOR', 'never'],
    ['OIDC_ISSUER', 'login.example'],
    ['OIDC_ISSUER', 'https://login.example?tenant=1'],
    ['DATABASE_URL', 'mysql://localhost/aube'],
    ['DATABASE_URL', 'postgres://a,/aube'],
    ['DATABASE_URL', 'postgres://a,b/aube?target_session_attrs=any'],
    ['SMTP_URL', 'http://localhost'],
    ['SMTP_URL', 'file:///srv/mail'],
    ['CONTENT_DIR', '/no/such/folder'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['SECURITY_CONTACT', 'security@aube.example'],
    ['AUBE_CLOCK', '2026-01-05'],
    ['AUBE_CLOCK', '2026-01-05T12:00:00'],
    ['AUBE_CLOCK', '2026-02-30T12:00:00Z'],
    ['NODE_ENV', 'prod'],
  ])('refuses %s=%s and names it', (name, value) => {
    const whole = name === 'OIDC_ISSUER' ? PROVIDER : {};
    const faults = faultsOf({ NODE_ENV: 'development', ...whole, [name]: value });
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault).toMatch(new RegExp(`^${name} `));
  });

  it.each([
    ['OIDC_ISSUER', 1],
    ['OIDC_CLIENT_ID', 1],
    ['OIDC_CLIENT_SECRET', 1],
  ])('takes the provider whole or not at all: without %s (D56)', (name, count) => {
    const faults = faultsOf({ ...PROVIDER, [name]: '' });
    expect(faults).toHaveLength(count);
    expect(faults[0]).toMatch(new RegExp(`^${name} `));
    expect(faults.join()).not.toContain('secret-c');
  });

  it('reads the whole provider (D56)', () => {
    const verdict = readEnv(PROVIDER);
    expect(verdict.ok && verdict.env.identityProvider).toEqual({
      issuer: new URL('https://login.example'),
      clientId: 'aube',
      clientSecret: 'secret-c',
      secondFactor: { acr: [], amr: [] },
    });
    const words = readEnv({ ...PROVIDER, OIDC_ACR: 'urn:one urn:two', OIDC_AMR: 'mfa' });
    expect(words.ok && words.env.identityProvider?.secondFactor).toEqual({
      acr: ['urn:one', 'urn:two'],
      amr: ['mfa'],
    });
    expect(faultsOf({ OIDC_AMR: 'mfa' })).toHaveLength(1);
  });

  it.each([
    ['http://login.example', 1],
    ['http://localhost:4000', 0],
    ['https://login.example', 0],
  ])('production and the provider at %s (D56)', (address, count) => {
    expect(faultsOf({ ...PROVIDER, OIDC_ISSUER: address })).toHaveLength(count);
  });

  it('lists every fault at once, without the values', () => {
    const faults = faultsOf({
      PORT: 'secret-a',
      DATABASE_URL: 'secret-b',
      AUBE_CLOCK: '2026-01-05T12:00:00Z',
      NODE_ENV: 'production',
    });
    expect(new Set(faults.map((fault) => fault.split(' ')[0]))).toEqual(
      new Set(['AUBE_CLOCK', 'DATABASE_URL', 'PORT']),
    );
    expect(faults.join()).not.toContain('secret');
  });

  it('refuses a process clock in production and takes it elsewhere (D15)', () => {
    const clock = { AUBE_CLOCK: '2026-01-05T12:00:00-05:00' };
    expect(faultsOf({ ...clock, NODE_ENV: 'production' })).toHaveLength(1);
    const verdict = readEnv({ ...clock, NODE_ENV: 'development' });
    expect(verdict.ok && verdict.env.clockStart?.toISOString()).toBe('2026-01-05T17:00:00.000Z');
  });

  it.each([
    ['', {}, true],
    ['', { isDemo: true }, false],
    ['production', {}, true],
    ['development', {}, false],
    ['test', {}, false],
  ])('is production unless NODE_ENV says otherwise: %j %o (OP-2)', (mode, how, isProduction) => {
    const verdict = readEnv({ NODE_ENV: mode }, how);
    expect(verdict.ok && verdict.env.isProduction).toBe(isProduction);
  });

  const REACHED = { PUBLIC_URL: 'https://aube.example', SMTP_URL: 'smtps://mail.example' };
  const OTEL_HEADERS = 'OTEL_EXPORTER_OTLP_HEADERS';
  const OTEL_SECRET = { [OTEL_HEADERS]: 'authorization=Bearer%20x' };
  const PLAIN = 'postgres://aube:x@db.example/aube';
  it.each([
    [{}, []],
    [{ PUBLIC_URL: 'https://aube.example', HOST: '0.0.0.0' }, ['SMTP_URL']],
    [{ PUBLIC_URL: 'https://aube.example', SMTP_URL: '' }, ['SMTP_URL']],
    [{ PUBLIC_URL: 'https://aube.example', SMTP_URL: 'file:' }, []],
    [{ PUBLIC_URL: 'https://aube.example', SMTP_URL: 'smtps://mail.example' }, []],
    [{ PUBLIC_URL: 'http://localhost:3000', HOST: '::1' }, []],
    [{ PUBLIC_URL: 'http://aube.example' }, ['PUBLIC_URL', 'SMTP_URL']],
    [{ PUBLIC_URL: 'http://localhost:3000', HOST: '0.0.0.0' }, ['PUBLIC_URL', 'SMTP_URL']],
    [{ HOST: '10.0.0.5' }, ['PUBLIC_URL', 'SMTP_URL']],
    [{ TRUST_PROXY: '10.0.0.7' }, ['PUBLIC_URL', 'SMTP_URL']],
    [{ SMTP_URL: 'smtp://localhost:1025' }, []],
    [{ SMTP_URL: 'smtps://mail.example' }, []],
    [{ SMTP_URL: 'smtp://mail.example:587?requireTLS=true' }, []],
    [{ SMTP_URL: 'smtp://mail.example:587' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtps://mail.example?secure=false' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://mail.example?requireTLS=true&ignoreTLS=true' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, ['SMTP_URL']],
    [{ DATABASE_URL: 'postgres://aube:x@127.0.0.1/aube' }, []],
    [{ DATABASE_URL: 'postgres:///aube?host=/run/postgresql' }, []],
    [{ DATABASE_URL: `${PLAIN}?sslmode=verify-full` }, []],
    [{ DATABASE_URL: `${PLAIN}?sslmode=require` }, []],
    [{ DATABASE_URL: `${PLAIN}?sslmode=disable` }, []],
    [{ DATABASE_URL: PLAIN }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'postgres://aube:x@127.0.0.1,[::1]:5433/aube' }, []],
    [{ DATABASE_URL: 'postgres://aube:x@127.0.0.1,db.example/aube' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'postgres://aube:x@127.0.0.1,db.example/aube?sslmode=require' }, []],
    [{ DATABASE_URL: `${PLAIN}?sslmode=prefer` }, ['DATABASE_URL']],
    [{ DATABASE_URL: `${PLAIN}?sslmode=require&sslmode=prefer` }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'postgres:///aube?host=db.example' }, ['DATABASE_URL']],
    [{ DATABASE_URL: `${PLAIN}?sslmode=require&uselibpqcompat=true` }, ['DATABASE_URL']],
    [{ DATABASE_URL: `${PLAIN}?uselibpqcompat=true&sslmode=verify-full` }, []],
    [{ ...REACHED, TRUST_PROXY: '10.0.0.7,0.0.0.0/0' }, ['TRUST_PROXY']],
    [{ ...REACHED, TRUST_PROXY: '::/0' }, ['TRUST_PROXY']],
    [{ ...REACHED, TRUST_PROXY: '10.0.0.0/8' }, []],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.example' }, []],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.example', ...OTEL_SECRET }, [OTEL_HEADERS]],
    [
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://traces.example', ...OTEL_SECRET },
      [OTEL_HEADERS],
    ],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', ...OTEL_SECRET }, []],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example', ...OTEL_SECRET }, []],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, ['NODE_TLS_REJECT_UNAUTHORIZED']],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '1' }, []],
    [
      {
        PUBLIC_URL: 'http://aube.example',
        SMTP_URL: 'smtp://mail.example',
        DATABASE_URL: PLAIN,
        AUBE_CLOCK: '2026-01-05T12:00:00Z',
        PORT: 'x',
      },
      ['AUBE_CLOCK', 'DATABASE_URL', 'PORT', 'PUBLIC_URL', 'SMTP_URL'],
    ],
  ])('in production %o is faulted for %j, and nowhere else (OP-2)', (given, names) => {
    const source: Record<string, string> = given;
    const production = faultsOf({ ...source, NODE_ENV: 'production' });
    expect(production.map((fault) => fault.split(' ', 1).join('')).toSorted()).toEqual(names);
    const elsewhere = faultsOf({ ...source, NODE_ENV: 'development' });
    expect(elsewhere.map((fault) => fault.split(' ')[0])).toEqual('PORT' in source ? ['PORT'] : []);
  });

  const SCRAPERS = { METRICS_NETWORKS: '10.0.0.0/8', METRICS_TOKEN: 'a-token-of-sixteen' };

  it('reads who scrapes the figures, and refuses half of it', () => {
    const verdict = readEnv(SCRAPERS);
    expect(verdict.ok && verdict.env.scrapers).toEqual({
      networks: ['10.0.0.0/8'],
      token: 'a-token-of-sixteen',
    });
    for (const name of Object.keys(SCRAPERS)) {
      const faults = faultsOf({ ...SCRAPERS, [name]: '' });
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(new RegExp(`^${name} `));
    }
    expect(faultsOf({ ...SCRAPERS, METRICS_TOKEN: 'short' })).toHaveLength(1);
  });

  it('reads where traces go, and says nothing of a collector that is not named', () => {
    const traces = (given: Record<string, string>) => {
      const verdict = readEnv(given);
      return verdict.ok ? verdict.env.traces : faultsOf(given);
    };
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
    expect(traces({ OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER_ARG: '0.5' })).toBeUndefined();
    expect(traces({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({
      endpoint: 'http://127.0.0.1:4318/v1/traces',
      headers: {},
      serviceName: 'aube',
      ratio: 1,
    });
    expect(
      traces({
        OTEL_EXPORTER_OTLP_ENDPOINT,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x, x-site=a=b',
        OTEL_SERVICE_NAME: 'aube-2',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
      }),
    ).toEqual({
      endpoint: 'https://traces.example/in',
      headers: { authorization: 'Bearer x', 'x-site': 'a=b' },
      serviceName: 'aube-2',
      ratio: 0.1,
    });
    for (const given of [
      { OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' },
      { OTEL_EXPORTER_OTLP_HEADERS: 'secret-without-a-name' },
      { OTEL_TRACES_SAMPLER_ARG: '2' },
      { OTEL_SERVICE_NAME: 'a b' },
    ]) {
      expect(faultsOf(given)).toHaveLength(1);
      expect(faultsOf(given)[0]).toMatch(new RegExp(`^${Object.keys(given)[0]} `));
    }
  });

  it('reads what stands in front of the database and beside it, and wants the database itself', () => {
    const DATABASE_URL = 'postgres://aube:x@127.0.0.1/aube';
    const DATABASE_POOLER_URL = 'postgres://aube:x@127.0.0.1:6432/aube';
    const behind = (more: Record<string, string>) => {
      const verdict = readEnv({ DATABASE_URL, DATABASE_POOLER_URL, ...more });
      return verdict.ok ? verdict.env.pooler : null;
    };
    expect(behind({})).toEqual({ url: DATABASE_POOLER_URL, hasNamedStatements: false });
    expect(behind({ DATABASE_STATEMENTS: 'named' })).toMatchObject({ hasNamedStatements: true });
    for (const name of ['DATABASE_POOLER_URL', 'DATABASE_REPLICA_URL']) {
      expect(faultsOf({ [name]: DATABASE_POOLER_URL })).toEqual([
        `DATABASE_URL must be set too: ${name} goes with it`,
      ]);
      for (const plain of [PLAIN, `${PLAIN}?target_session_attrs=any`]) {
        expect(faultsOf({ DATABASE_URL, [name]: plain })[0]).toMatch(
          new RegExp(`^${name} must say`),
        );
      }
    }
  });

  it('reads proxies as addresses and networks', () => {
    const verdict = readEnv({
      TRUST_PROXY: '10.0.0.7, 10.1.0.0/16,fd00::/8',
      PUBLIC_URL: 'https://aube.example',
      SMTP_URL: 'smtps://mail.example',
    });
    expect(verdict.ok && verdict.env.trustedProxies).toEqual([
      '10.0.0.7',
      '10.1.0.0/16',
      'fd00::/8',
    ]);
  });
});
