import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { databaseAddresses } from '@aube/db/database-addresses';
import { z } from 'zod';

export type EnvSource = Readonly<Record<string, string | undefined>>;

export type CliEnv = {
  isProduction: boolean;
  publicUrl: URL;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Undefined when emails are written to files. */
  smtpUrl: string | undefined;
  contentDir: string | undefined;
  /** Simulated present time of the commands; undefined: the real time. @decision D15 */
  clockStart: Date | undefined;
};

export type EnvVerdict = { ok: true; env: CliEnv } | { ok: false; faults: string[] };

const url = (protocols: readonly string[]) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''));

const isFolder = (value: string) => statSync(value, { throwIfNoEntry: false })?.isDirectory();

const variables = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']),
    PORT: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port >= 1 && port <= 65_535)
      .default(3000),
    PUBLIC_URL: url(['http:', 'https:'])
      .refine((value) => /^https?:\/\/[^/?#@]+\/?$/.test(value))
      .transform((value) => new URL(value))
      .optional(),
    AUBE_DATA_DIR: z
      .string()
      .default('./data')
      .refine((value) => isFolder(value) ?? true)
      .transform((value) => resolve(value)),
    DATABASE_URL: z
      .string()
      .refine((value) => databaseAddresses(value) !== null)
      .optional(),
    SMTP_URL: z
      .literal('file:')
      .or(url(['smtp:', 'smtps:']))
      .optional(),
    CONTENT_DIR: z
      .string()
      .refine((value) => isFolder(value) ?? false)
      .transform((value) => resolve(value))
      .optional(),
    AUBE_CLOCK: z.iso
      .datetime({ offset: true })
      .transform((value) => new Date(value))
      .optional(),
  })
  .refine((value) => !(value.NODE_ENV === 'production' && value.AUBE_CLOCK), {
    path: ['AUBE_CLOCK'],
    when: () => true,
  });

/**
 * `faults` names the invalid variables without the values. An empty variable counts as unset.
 * Without `NODE_ENV`, production is assumed.
 * @decision D51 running-aube#production-by-default
 */
export function readEnv(source: EnvSource): EnvVerdict {
  const named = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const given = { NODE_ENV: 'production', ...named };
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => String(path[0]));
    return { ok: false, faults: [...new Set(names)] };
  }
  const { data } = parsed;
  return {
    ok: true,
    env: {
      isProduction: data.NODE_ENV === 'production',
      publicUrl: data.PUBLIC_URL ?? new URL(`http://localhost:${data.PORT}`),
      dataDir: data.AUBE_DATA_DIR,
      databaseUrl: data.DATABASE_URL,
      smtpUrl: data.SMTP_URL === 'file:' ? undefined : data.SMTP_URL,
      contentDir: data.CONTENT_DIR,
      clockStart: data.AUBE_CLOCK,
    },
  };
}

export const machineLanguage = (source: EnvSource): string =>
  [source['LC_ALL'], source['LC_MESSAGES'], source['LANG']].find(Boolean) ?? '';

export const processEnv: EnvSource = process.env;
