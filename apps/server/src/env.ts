import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/** The environment of the process, checked. @decision D51 */
export type Env = {
  isProduction: boolean;
  port: number;
  host: string;
  /** Links, the cookie's name and HSTS follow it; a request's own `Host` never does. */
  publicUrl: URL;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  contentDir: string | undefined;
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  /** Where the process clock starts (decision D15); undefined: the real time. */
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

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** HTTPS, or a site that nobody reaches from another machine. @source security OP-2 */
const isSafeOrigin = (origin?: URL) =>
  origin === undefined || origin.protocol === 'https:' || LOOPBACK.has(origin.hostname);

const folder = z
  .string()
  .refine((value) => statSync(value, { throwIfNoEntry: false })?.isDirectory() ?? false, {
    error: 'must be a folder that exists',
  })
  .transform((value) => resolve(value));

/** `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`. */
function isNetwork(value: string): boolean {
  const [address = '', bits, rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest !== undefined) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

const networks = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), {
    error: 'must be addresses or networks, separated by commas: 10.0.0.7,10.1.0.0/16',
  });

const variables = z
  .object({
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
    DATABASE_URL: url(
      ['postgres:', 'postgresql:'],
      'an address such as postgres://user:password@host:5432/name',
    ).optional(),
    SMTP_URL: url(
      ['smtp:', 'smtps:'],
      'an address such as smtps://user:password@host:465',
    ).optional(),
    CONTENT_DIR: folder.optional(),
    TRUST_PROXY: networks.default([]),
    AUBE_CLOCK: z.iso
      .datetime({ offset: true, error: 'must be an instant such as 2026-01-05T12:00:00Z' })
      .transform((value) => new Date(value))
      .optional(),
  })
  .refine((value) => !(value.NODE_ENV === 'production' && value.AUBE_CLOCK), {
    path: ['AUBE_CLOCK'],
    error: 'is refused when NODE_ENV is production',
    when: () => true,
  })
  .refine((value) => value.NODE_ENV !== 'production' || isSafeOrigin(value.PUBLIC_URL), {
    path: ['PUBLIC_URL'],
    error: 'must be https when NODE_ENV is production and others than this machine come',
  });

/**
 * Reads and checks the environment; every fault is listed, by name and never with its value, which
 * may be a secret. An empty variable counts as unset.
 * @decision D51
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): EnvVerdict {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    return { ok: false, faults: [...new Set(faults)] };
  }
  const { data } = parsed;
  return {
    ok: true,
    env: {
      isProduction: data.NODE_ENV === 'production',
      port: data.PORT,
      host: data.HOST,
      publicUrl: data.PUBLIC_URL ?? new URL(`http://localhost:${data.PORT}`),
      dataDir: data.AUBE_DATA_DIR,
      databaseUrl: data.DATABASE_URL,
      smtpUrl: data.SMTP_URL,
      contentDir: data.CONTENT_DIR,
      trustedProxies: data.TRUST_PROXY,
      clockStart: data.AUBE_CLOCK,
    },
  };
}

/** The environment of this process. */
export const readProcessEnv = (): EnvVerdict => readEnv(process.env);
