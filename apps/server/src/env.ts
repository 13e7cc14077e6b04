import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { findMisspelt } from '@aube/api/server';
import { databaseAddresses } from '@aube/db/database-addresses';
import { parseSiteKey, type IdentityProviderSettings } from '@aube/auth';
import { z } from 'zod';
import type { TraceSettings } from './operations/otlp-traces.ts';
import { productionFaults } from './production-faults.ts';
import { isNetwork } from './http/client-key.ts';
import { isRefusedPort } from './refused-ports.ts';

/** @decision D51 */
export type Env = {
  isProduction: boolean;
  port: number;
  host: string;
  /**
   * Public address for links, the cookie name and HSTS. The `Host` header of a request is never
   * used.
   */
  publicUrl: URL;
  dataDir: string;
  databaseUrl: string | undefined;
  /** @decision speed#pgbouncer */
  pooler: { url: string; hasNamedStatements: boolean } | undefined;
  /** @decision speed#replica */
  replicaUrl: string | undefined;
  /**
   * Undefined: emails are written to files in the data folder.
   * @decision running-aube#mail-server-required
   */
  smtpUrl: string | undefined;
  /** Key that encrypts second factors; undefined: the key is a file in the data folder. */
  secretKey: Buffer | undefined;
  /** @decision D57 */
  isSecondFactorRequired: boolean;
  /** @decision D56 */
  identityProvider: IdentityProviderSettings | undefined;
  contentDir: string | undefined;
  trustedProxies: string[];
  scrapers: { networks: string[]; token: string } | undefined;
  securityContact: string | undefined;
  /**
   * Collector of request traces; undefined: requests are not traced.
   * @decision running-aube#traces
   */
  traces: TraceSettings | undefined;
  /** Start of the process clock; undefined: real time. @decision D15 */
  clockStart: Date | undefined;
};

export type EnvVerdict = { ok: true; env: Env } | { ok: false; faults: string[] };

const url = (protocols: string[], wanted: string) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value);
      return parsed !== null && protocols.includes(parsed.protocol);
    },
    { error: `must be ${wanted}` },
  );

const publicUrl = url(['http:', 'https:'], 'an address such as https://aube.example')
  .refine((value) => /^https?:\/\/[^/?#@]+\/?$/.test(value), {
    error: 'must be an origin, without path, query or user',
  })
  .transform((value) => new URL(value));

const issuer = url(['http:', 'https:'], 'an address such as https://login.establishment.example')
  .refine((value) => !/[?#@]/.test(value), { error: 'must be without query, fragment or user' })
  .transform((value) => new URL(value));

const folder = z
  .string()
  .refine((value) => statSync(value, { throwIfNoEntry: false })?.isDirectory() ?? false, {
    error: 'must be a folder that exists',
  })
  .transform((value) => resolve(value));

const words = z
  .string()
  .regex(/^[\x21-\x7E]+( [\x21-\x7E]+)*$/, { error: 'must be words separated by one space' })
  .transform((value) => value.split(' '));

const networks = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), {
    error: 'must be addresses or networks, separated by commas: 10.0.0.7,10.1.0.0/16',
  });

const LETTERS_TO_FILES = 'file:';

const collector = url(['http:', 'https:'], 'an address such as http://127.0.0.1:4318');

/** Decodes a header value, which OpenTelemetry writes with `%20` for a space. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], {
      error: 'must be production, development or test',
    })
    .optional(),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a port from 1 to 65535' })
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, { error: 'must be a port from 1 to 65535' })
    .default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, { error: 'must be an address or a host name' })
    .default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  AUBE_DATA_DIR: z
    .string()
    .default('./data')
    .transform((value) => resolve(value)),
  DATABASE_URL: z
    .string()
    .refine((value) => databaseAddresses(value) !== null, {
      error:
        'must be an address such as postgres://user:password@host:5432/name, or with several ' +
        'hosts: host1:5432,host2:5432, and without target_session_attrs or with read-write',
    })
    .optional(),
  DATABASE_POOLER_URL: url(
    ['postgres:', 'postgresql:'],
    'an address such as postgres://user:password@host:6432/name',
  ).optional(),
  DATABASE_REPLICA_URL: url(
    ['postgres:', 'postgresql:'],
    'an address such as postgres://user:password@replica:5432/name',
  ).optional(),
  DATABASE_STATEMENTS: z
    .enum(['named', 'unnamed'], { error: 'must be named or unnamed' })
    .default('unnamed'),
  SMTP_URL: url(['smtp:', 'smtps:', 'file:'], 'an address such as smtps://user:password@host:465')
    .refine((value) => !value.startsWith('file:') || value === LETTERS_TO_FILES, {
      error: 'must be file: without a path: letters then go to mail/ of the data folder',
    })
    .optional(),
  AUBE_SECRET_KEY: z
    .string()
    .transform((value) => parseSiteKey(value))
    .refine((key) => key !== null, {
      error: 'must be 32 bytes in base64 or hexadecimal, as `openssl rand -base64 32` prints them',
    })
    .optional(),
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'optional'], { error: 'must be required or optional' })
    .optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_ACR: words.default([]),
  OIDC_AMR: words.default([]),
  CONTENT_DIR: folder.optional(),
  TRUST_PROXY: networks.default([]),
  METRICS_NETWORKS: networks.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7E]{16,256}$/, { error: 'must be 16 to 256 letters, digits or signs' })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => /^[A-Za-z0-9-]+=[\x21-\x7E ]+$/.test(part)), {
      error: 'must be headers such as authorization=Bearer%20…, separated by commas',
    })
    .transform((parts) =>
      Object.fromEntries(
        parts.map((part) => {
          const at = part.indexOf('=');
          return [part.slice(0, at), decoded(part.slice(at + 1))];
        }),
      ),
    )
    .default({}),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,100}$/, { error: 'must be letters, digits, dots and hyphens' })
    .default('aube'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, { error: 'must be a share from 0 to 1, such as 0.1' })
    .transform(Number)
    .default(1),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
      error:
        'must be an address such as mailto:security@aube.example or https://aube.example/security',
    })
    .optional(),
  AUBE_CLOCK: z.iso
    .datetime({ offset: true, error: 'must be an instant such as 2026-01-05T12:00:00Z' })
    .transform((value) => new Date(value))
    .optional(),
});

const PROVIDER = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

function traceEndpoint(data: z.infer<typeof variables>): string | undefined {
  const base = data.OTEL_EXPORTER_OTLP_ENDPOINT;
  return (
    data.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`)
  );
}

const SCRAPERS = ['METRICS_NETWORKS', 'METRICS_TOKEN'] as const;

/** Faults of variables that must be set together, when only some of them are set. */
function incompleteFaults(
  given: Readonly<Record<string, string | undefined>>,
  together: readonly string[],
): string[] {
  const missing = together.filter((name) => given[name] === undefined);
  if (missing.length === together.length) return [];
  return missing.map((name) => `${name} must be set too: ${together.join(', ')} go together`);
}

const BESIDE: readonly (readonly [name: string, ...others: string[]])[] = [
  ['DATABASE_URL', 'DATABASE_POOLER_URL', 'DATABASE_REPLICA_URL'],
  ['OIDC_ISSUER', 'OIDC_ACR', 'OIDC_AMR'],
];

function besideFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  return BESIDE.flatMap(([name, ...others]) =>
    others
      .filter((other) => given[name] === undefined && given[other] !== undefined)
      .map((other) => `${name} must be set too: ${other} goes with it`),
  );
}

function portFaults({ PUBLIC_URL, PORT }: z.output<typeof variables>): string[] {
  const port = PUBLIC_URL ? Number(PUBLIC_URL.port) : PORT;
  if (!isRefusedPort(port)) return [];
  return [`${PUBLIC_URL ? 'PUBLIC_URL' : 'PORT'} must have another port: browsers refuse this one`];
}

function providerOf({
  OIDC_ISSUER: address,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_ACR: acr,
  OIDC_AMR: amr,
}: z.output<typeof variables>): IdentityProviderSettings | undefined {
  const isWhole = address !== undefined && clientId !== undefined && clientSecret !== undefined;
  return isWhole
    ? { issuer: address, clientId, clientSecret, secondFactor: { acr, amr } }
    : undefined;
}

/**
 * Reads and checks the environment; an empty variable counts as unset. A fault names the variable
 * without the value.
 * @decision D51
 */
export function readEnv(
  source: Readonly<Record<string, string | undefined>>,
  { isDemo = false }: { isDemo?: boolean } = {},
): EnvVerdict {
  const given: Record<string, string | undefined> = {
    NODE_ENV: isDemo ? 'development' : 'production',
    ...Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  };
  const isProduction = given['NODE_ENV'] === 'production';
  const parsed = variables.safeParse(given);
  const faults = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...incompleteFaults(given, PROVIDER),
    ...besideFaults(given),
    ...incompleteFaults(given, SCRAPERS),
    ...(parsed.success ? portFaults(parsed.data) : []),
    ...(isProduction ? productionFaults(given) : []),
    ...(isProduction && isDemo ? ['--demo is refused when NODE_ENV is production'] : []),
  ];
  if (!parsed.success || faults.length > 0) return { ok: false, faults: [...new Set(faults)] };
  const { data } = parsed;
  const endpoint = traceEndpoint(data);
  return {
    ok: true,
    env: {
      isProduction,
      port: data.PORT,
      host: data.HOST,
      publicUrl: data.PUBLIC_URL ?? new URL(`http://localhost:${data.PORT}`),
      dataDir: data.AUBE_DATA_DIR,
      databaseUrl: data.DATABASE_URL,
      pooler:
        data.DATABASE_POOLER_URL === undefined
          ? undefined
          : {
              url: data.DATABASE_POOLER_URL,
              hasNamedStatements: data.DATABASE_STATEMENTS === 'named',
            },
      replicaUrl: data.DATABASE_REPLICA_URL,
      smtpUrl: data.SMTP_URL === LETTERS_TO_FILES ? undefined : data.SMTP_URL,
      secretKey: data.AUBE_SECRET_KEY ?? undefined,
      isSecondFactorRequired:
        (data.STAFF_SECOND_FACTOR ?? (isProduction ? 'required' : 'optional')) === 'required',
      identityProvider: providerOf(data),
      contentDir: data.CONTENT_DIR,
      trustedProxies: data.TRUST_PROXY,
      scrapers:
        data.METRICS_NETWORKS && data.METRICS_TOKEN
          ? { networks: data.METRICS_NETWORKS, token: data.METRICS_TOKEN }
          : undefined,
      traces: endpoint
        ? {
            endpoint,
            headers: data.OTEL_EXPORTER_OTLP_HEADERS,
            serviceName: data.OTEL_SERVICE_NAME,
            ratio: data.OTEL_TRACES_SAMPLER_ARG,
          }
        : undefined,
      securityContact: data.SECURITY_CONTACT,
      clockStart: data.AUBE_CLOCK,
    },
  };
}

export const VARIABLE_NAMES: readonly string[] = Object.keys(variables.shape);

export const readProcessEnv = (how: { isDemo: boolean }): EnvVerdict => readEnv(process.env, how);

export const processDoubts = (): string[] =>
  findMisspelt(process.env).map(({ name, meant }) =>
    meant === null
      ? `${name} is no variable of Aube`
      : `${name} is no variable of Aube: perhaps ${meant} is meant`,
  );
