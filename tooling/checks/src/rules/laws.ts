import type { SourceFile } from '../tracked-files.ts';

type Law = {
  id: string;
  where: RegExp;
  except?: readonly RegExp[];
  forbids: RegExp;
  says: string;
};

const TEST = /\.test\.tsx?$|\/testing(\/|\.ts)|^tooling\/|^apps\/e2e\//;

const LAWS: Law[] = [
  {
    id: 'env',
    where: /^(apps|packages)\//,
    except: [/\/env\.ts$/, TEST, /\.config\.ts$/],
    forbids: /process\.env\b/,
    says: 'the environment is read in env.ts only',
  },
  {
    id: 'clock',
    where: /^packages\/(api|content)\/src\//,
    except: [TEST],
    forbids: /\bDate\.now\(|\bnew Date\(\)|Temporal\.Now/,
    says: 'now is data: take it from ctx.now',
  },
  {
    id: 'date-string',
    where: /^(apps|packages)\//,
    except: [TEST],
    forbids: /new Date\(\s*['"`]\d{4}-\d{2}-\d{2}['"`]\s*\)/,
    says: 'a day is a string; never new Date("YYYY-MM-DD")',
  },
  {
    id: 'private-field',
    where: /\.(tsx?|m?js)$/,
    except: [/^packages\/api\/src\/procedures\.ts$/],
    forbids: /\b_(def|config|zod)\b/,
    says: 'private fields of tRPC and zod are read in procedures.ts only: zod has `def`',
  },
  {
    id: 'sql-raw',
    where: /^(apps|packages)\//,
    forbids: /\bsql\.(raw|identifier)\(/,
    says: 'no raw SQL from values',
  },
  {
    id: 'operator',
    where: /^(apps\/(server|web)|packages)\//,
    except: [/^packages\/api\/src\/operator(-router)?\.ts$/],
    forbids: /\bcreateOperator\(|\boperator: \{/,
    says: 'the command line alone makes an operator: a request has none',
  },
  {
    id: 'audit-insert',
    where: /^(apps|packages|examples)\//,
    except: [/^packages\/api\/src\/audit\.ts$/, TEST],
    forbids:
      /\binsert\(\s*(?:\w+\.)?audit(?:Log|Details)\b|\baudit(?:Log|Details) as \w|\binsert\s+into\s+"?audit_(?:log|details)\b/i,
    says: 'the audit log is written by audit.ts',
  },
  {
    id: 'glob',
    where: /^(apps|packages)\//,
    except: [/^apps\/web\/src\/(load-page|console-pages)\.ts$/, TEST],
    forbids: /\bimport\.meta\.glob\b/,
    says: 'a glob escapes the import law: only the loading of pages uses one',
  },
  {
    id: 'one-locale',
    where: /^(apps|packages)\//,
    except: [TEST],
    forbids: /'fr' \| 'en'|\btype \w*Locale =(?! \(typeof locales\))/,
    says: 'the languages are named in packages/content/src/locale.ts: take its Locale',
  },
  {
    id: 'sql-zone',
    where: /^(apps|packages)\//,
    forbids: /\bat time zone\b(?! 'UTC')/i,
    says: 'time zones are read in code: PostgreSQL knows fewer of them',
  },
  {
    id: 'lingui-macro',
    where: /^(packages\/|apps\/(server|cli))/,
    forbids: /@lingui\//,
    says: 'Lingui is the web’s; the server answers codes',
  },
  {
    id: 'asked-questionnaire',
    where: /^packages\/api\/src\/(?!exports\/|admin\/settings\/)/,
    except: [
      /\/questionnaires\/(definition|find-answers|record\/(questionnaire-of|raise-safety))\.ts$/,
      TEST,
    ],
    forbids:
      /\bquestionnaires\.get\(|\bgetQuestionnaire\((?!ctx, '(PS|ABANDONMENT)')|\bquestionnaire\??\.instruments\b/,
    says: 'what a person is asked comes from questionnaireOf: a draft keeps its own questions',
  },
  {
    id: 'lucia-wall',
    where: /^(apps|packages\/(?!auth\/))/,
    forbids: /from ['"]lucia['"]|@lucia-auth\//,
    says: 'lucia is imported by packages/auth only',
  },
  {
    id: 'inner-html',
    where: /^apps\/web\//,
    forbids: /dangerouslySetInnerHTML|\.innerHTML\s*=/,
    says: 'no markup from strings',
  },
  {
    id: 'machine-path',
    where: /./,
    forbids: /\/(work|farm)\/[.a-z]/,
    says: 'no path of a single machine',
  },
];

type Line = { law: Law; exception: RegExp | undefined; where: string };

function linesAgainst(files: readonly SourceFile[], laws: readonly Law[]): Line[] {
  return files
    .filter(({ path }) => !path.startsWith('tooling/checks/'))
    .flatMap(({ path, text }) =>
      laws
        .filter(({ where }) => where.test(path))
        .flatMap((law) => {
          const exception = law.except?.find((each) => each.test(path));
          return text
            .split('\n')
            .flatMap((line, index) =>
              law.forbids.test(line) ? { law, exception, where: `${path}:${index + 1}` } : [],
            );
        }),
    );
}

export const checkLaws = (files: readonly SourceFile[]): string[] =>
  linesAgainst(files, LAWS)
    .filter(({ exception }) => exception === undefined)
    .map(({ law, where }) => `${where}: ${law.says} (${law.id})`);

export function checkExceptions(files: readonly SourceFile[], laws = LAWS): string[] {
  const lines = linesAgainst(files, laws);
  return laws.flatMap((law) =>
    (law.except ?? [])
      .filter((each) => !lines.some((line) => line.law === law && line.exception === each))
      .map((each) => `laws.ts: ${law.id} needs no exception ${each.source}: take it out`),
  );
}
