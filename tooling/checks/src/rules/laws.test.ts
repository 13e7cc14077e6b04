import { describe, expect, it } from 'vitest';
import { checkExceptions, checkLaws } from './laws.ts';

const planted = (path: string, text: string) => checkLaws([{ path, text }]);

describe('the audit log', () => {
  it.each([
    ['packages/api/src/admin/list-users.ts', 'await tx.insert(auditLog).values({});'],
    ['packages/api/src/admin/list-users.ts', 'await tx.insert(schema.auditLog).values({});'],
    ['packages/api/src/admin/list-users.ts', 'await tx.insert(auditDetails).values({});'],
    ['packages/api/src/admin/list-users.ts', "import { auditLog as log } from '@aube/db/schema';"],
    [
      'packages/api/src/diary/record/save-night.ts',
      'logged as (insert into audit_log (at) select $3)',
    ],
    ['packages/auth/src/sessions.ts', 'INSERT INTO "audit_log" DEFAULT VALUES'],
    ['apps/server/src/jobs/purge.ts', 'sql`insert  into audit_log (at) values (now())`'],
  ])('is not written by %s', (path, text) => {
    expect(planted(path, text)).toEqual([
      `${path}:1: the audit log is written by audit.ts (audit-insert)`,
    ]);
  });

  it.each([
    ['packages/api/src/audit.ts', 'await tx.insert(auditLog).values({});'],
    ['packages/db/src/schema/audit-log.test.ts', 'await db.insert(auditLog).values({});'],
    ['packages/api/src/admin/list-audit.ts', 'await db.select().from(auditLog);'],
  ])('is written or read by %s', (path, text) => {
    expect(planted(path, text)).toEqual([]);
  });
});

it('an operator is made by the command line, never by a request', () => {
  const path = 'apps/server/src/http/create-context.ts';
  const says = 'the command line alone makes an operator: a request has none (operator)';
  expect(planted(path, 'return { operator: createOperator(zone) };')).toEqual([
    `${path}:1: ${says}`,
  ]);
  expect(planted(path, 'return { operator: null };')).toEqual([]);
});

it('files are gathered by a pattern where pages are loaded, and nowhere else', () => {
  const text = "const pages = import.meta.glob('../features/*/*-page.tsx');";
  expect(planted('apps/web/src/ui/link.tsx', text)).toEqual([
    'apps/web/src/ui/link.tsx:1: a glob escapes the import law: only the loading of pages uses one (glob)',
  ]);
  expect(planted('apps/web/src/load-page.ts', text)).toEqual([]);
});

it.each([
  'const names = Object.keys(appRouter._def.procedures);',
  'const [{ _def: { inputs } }] = procedures;',
  'const { type } = schema._zod.def;',
  'const config = appRouter._def._config;',
])('a private field of a library is read in one file: %s', (text) => {
  expect(planted('apps/server/src/trpc/single-call.ts', text)).toEqual([
    'apps/server/src/trpc/single-call.ts:1: private fields of tRPC and zod are read in procedures.ts only: zod has `def` (private-field)',
  ]);
  expect(planted('packages/api/src/procedures.ts', text)).toEqual([]);
});

it('languages are named once', () => {
  expect(planted('apps/server/src/door.ts', "type Asked = { locale: 'fr' | 'en' };")).toHaveLength(
    1,
  );
  expect(planted('packages/mailer/src/links.ts', 'export type MailLocale = string;')).toHaveLength(
    1,
  );
  expect(
    planted('packages/content/src/locale.ts', 'export type Locale = (typeof locales)[number];'),
  ).toEqual([]);
});

describe('what a person is asked', () => {
  it.each([
    'const length = questionnaires.questionnaires.get(due)?.length;',
    'const asked = getQuestionnaire(ctx, code);',
    'return questionnaire.instruments.map(({ id }) => id);',
  ])('comes from one function: %s', (text) => {
    expect(planted('packages/api/src/today/overview.ts', text)).toEqual([
      'packages/api/src/today/overview.ts:1: what a person is asked comes from questionnaireOf: a draft keeps its own questions (asked-questionnaire)',
    ]);
    expect(planted('packages/api/src/questionnaires/record/questionnaire-of.ts', text)).toEqual([]);
  });

  it.each([
    "const questionnaire = getQuestionnaire(ctx, 'PS');",
    'const { length } = questionnaireOf(ctx, due, { row });',
  ])('is not concerned by %s', (text) => {
    expect(planted('packages/api/src/today/overview.ts', text)).toEqual([]);
  });
});

it('refuses an exception that no line needs', () => {
  const law = {
    id: 'planted',
    where: /^packages\//,
    except: [/env\.ts$/, /\.test\.ts$/],
    forbids: /process\.env/,
    says: 'planted',
  };
  const files = [
    { path: 'packages/a/env.ts', text: 'process.env.A;' },
    { path: 'packages/a/a.test.ts', text: 'nothing;' },
    { path: 'apps/a/a.test.ts', text: 'process.env.A;' },
  ];
  expect(checkExceptions(files, [law])).toEqual([
    'laws.ts: planted needs no exception \\.test\\.ts$: take it out',
  ]);
});
