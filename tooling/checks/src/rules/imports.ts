import { posix } from 'node:path';
import { importsOf } from '../imports-of.ts';
import { isTestFile, type SourceFile } from '../tracked-files.ts';
import { workspaceOf } from '../workspace-of.ts';
import { checkApiRooms, type RelativeImport } from './api-rooms.ts';
import { checkWebRooms } from './web-rooms.ts';

type Room = { prefix: string; allows: RegExp[]; because: string };

const NODE = /^node:/;
const RELATIVE = /^\.{1,2}\//;
const RULES = /^packages\/api\/src\/[^/]+\/rules\//;

const ROOMS: Room[] = [
  {
    prefix: 'packages/api/src/*/rules/',
    allows: [/^@aube\/dictionary$/],
    because: 'rules are pure: the dictionary and other rules only',
  },
  {
    prefix: 'packages/dictionary/',
    allows: [],
    because: 'the dictionary is data and imports nothing',
  },
  {
    prefix: 'packages/db/',
    allows: [
      NODE,
      /^age-encryption$/,
      /^drizzle-orm/,
      /^drizzle-kit(\/api)?$/,
      /^pg(-copy-streams)?$/,
      /^@aube\/dictionary$/,
    ],
    because: 'db knows drizzle, pg, the dictionary and how backups are encrypted',
  },
  {
    prefix: 'packages/auth/',
    allows: [
      NODE,
      /^@aube\/db(\/|$)/,
      /^@aube\/dictionary$/,
      /^lucia$/,
      /^@lucia-auth\//,
      /^@node-rs\/argon2$/,
      /^drizzle-orm/,
      /^openid-client$/,
      /^otplib$/,
      /^@zxcvbn-ts\//,
    ],
    because: 'auth stands on db, lucia and the dictionary',
  },
  {
    prefix: 'packages/content/',
    allows: [NODE, /^zod$/, /^@markdoc\/markdoc$/, /^pngjs$/, /^@aube\/dictionary$/],
    because: 'content is data with its own loader, and knows the dictionary',
  },
  {
    prefix: 'packages/mailer/',
    allows: [NODE, /^nodemailer/, /^@aube\/content\/(locale|typography)$/],
    because: 'mailer knows its transports, the languages and typography',
  },
  {
    prefix: 'packages/api/',
    allows: [
      NODE,
      /^@aube\/(db|auth|content|dictionary|mailer)(\/|$)/,
      /^@trpc\/server/,
      /^csv-parse\/sync$/,
      /^fflate$/,
      /^zod$/,
      /^superjson$/,
      /^drizzle-orm/,
    ],
    because: 'api stands on db, auth, content, mailer',
  },
  {
    prefix: 'packages/lives/',
    allows: [
      /^@aube\/api\/(server|rules)$/,
      /^@aube\/(auth|content|db|dictionary)(\/|$)/,
      /^drizzle-orm$/,
    ],
    because: 'lives go through the procedures; only accounts are written by hand',
  },
  {
    prefix: 'packages/client/',
    allows: [/^@aube\/api$/, /^@trpc\/client$/, /^@trpc\/server(\/observable)?$/, /^superjson$/],
    because: 'client knows the types of api only',
  },
  {
    prefix: 'apps/server/',
    allows: [
      NODE,
      /^@aube\/api\/server$/,
      /^@aube\/(auth|db|mailer|content|dictionary)(\/|$)/,
      /^@aube\/lives$/,
      /^bowser$/,
      /^ipaddr\.js$/,
      /^hono(\/|$)/,
      /^@hono\//,
      /^@trpc\/server/,
      /^pino$/,
      /^@prometheus-io\/client$/,
      /^zod$/,
    ],
    because: 'the server mounts api and imports no part of it',
  },
  {
    prefix: 'apps/cli/',
    allows: [
      NODE,
      /^@aube\/(client|db)(\/|$)/,
      /^@aube\/(api\/(operator|server|rules)|lives)$/,
      /^@trpc\/client$/,
      /^citty$/,
      /^ipaddr\.js$/,
      /^superjson$/,
      /^zod$/,
    ],
    because: 'commands call procedures through the client, or as the operator on the database',
  },
  {
    prefix: 'apps/e2e/',
    allows: [
      NODE,
      /^@aube\/client$/,
      /^@aube\/prove\/(browser|free-port|real-server|translate-page)$/,
      /^@aube\/db\/testing\/seed-/,
      /^@playwright\/test$/,
      /^axe-core$/,
    ],
    because:
      'a journey uses the pages; only invitations need the client, and time a seed or its own server',
  },
  {
    prefix: 'examples/',
    allows: [NODE, /^@aube\/client$/],
    because: 'an example imports only what other people can',
  },
];

const WEB_FORBIDDEN =
  /^(@aube\/(api\/(operator|server)|lives|db|auth|mailer)(\/|$)|@aube\/content(?!\/typography$)|node:|pg$|drizzle-orm|hono)/;

function matches(prefix: string, path: string): boolean {
  const pattern = new RegExp(`^${prefix.replaceAll('*', '[^/]+')}`);
  return pattern.test(path);
}

export function checkImports(files: SourceFile[]): string[] {
  const faults: string[] = [];
  const inside: RelativeImport[] = [];
  for (const { path, text } of files) {
    if (isTestFile(path)) continue;
    const room = ROOMS.find(({ prefix }) => matches(prefix, path));
    const imports = importsOf(text);
    for (const { target, isTypeOnly } of imports) {
      if (path.startsWith('apps/web/src/')) {
        const isTypeOfApi = isTypeOnly && target === '@aube/api';
        if (WEB_FORBIDDEN.test(target) || (target === '@aube/api' && !isTypeOfApi)) {
          faults.push(`${path}: imports ${target}; the web knows client, rules and types of api`);
        }
        continue;
      }
      if (!room || RELATIVE.test(target) || target.startsWith('#')) continue;
      if (!room.allows.some((allowed) => allowed.test(target))) {
        faults.push(`${path}: imports ${target}; ${room.because}`);
      }
    }
    for (const { target } of imports) {
      const reached = posix.join(posix.dirname(path), target);
      if (!RELATIVE.test(target)) continue;
      if (workspaceOf(reached) !== workspaceOf(path)) {
        faults.push(`${path}: imports ${target}; import another package by its name`);
      } else if (RULES.test(path) && !RULES.test(reached)) {
        faults.push(`${path}: imports ${target}; a rule imports rules only`);
      } else inside.push({ path, target });
    }
  }
  return [...faults, ...checkApiRooms(inside), ...checkWebRooms(inside)];
}

export function checkPermissions(files: readonly SourceFile[], rooms = ROOMS): string[] {
  const used = new Set<string>();
  for (const { path, text } of files) {
    const room = rooms.find(({ prefix }) => matches(prefix, path));
    if (!room || isTestFile(path)) continue;
    for (const { target } of importsOf(text)) {
      for (const allowed of room.allows) {
        if (allowed.test(target)) used.add(`${room.prefix} ${allowed.source}`);
      }
    }
  }
  return rooms.flatMap(({ prefix, allows }) =>
    allows
      .filter((allowed) => !used.has(`${prefix} ${allowed.source}`))
      .map((allowed) => `imports.ts: ${prefix} needs no ${allowed.source}: take it out`),
  );
}
