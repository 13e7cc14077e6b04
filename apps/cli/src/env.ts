import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

export type EnvSource = Readonly<Record<string, string | undefined>>;

/** The environment of a command, checked; the server reads the same variables. */
export type CliEnv = {
  isProduction: boolean;
  /** Links start with it. */
  publicUrl: URL;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Undefined: letters become files. */
  smtpUrl: string | undefined;
  contentDir: string | undefined;
  /** What the commands take for the present (decision D15); undefined: the real time. */
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
    DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
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
 * Reads and checks the environment; `faults` names the variables that are wrong, never what they
 * hold. An empty variable counts as unset; without `NODE_ENV` it is production, as for the server.
 * @decision D51 decisions/0025
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

/** The machine's own language, as POSIX finds it: `fr_CA.UTF-8`, or nothing. */
export const machineLanguage = (source: EnvSource): string =>
  [source['LC_ALL'], source['LC_MESSAGES'], source['LANG']].find(Boolean) ?? '';

/** The environment of this process. */
export const processEnv: EnvSource = process.env;
