import type { SourceFile } from '../tracked-files.ts';

type Law = {
  id: string;
  /** The files that the law covers. */
  where: RegExp;
  except?: RegExp;
  forbids: RegExp;
  says: string;
};

const TEST = /\.test\.tsx?$|\/testing(\/|\.ts)|^tooling\/|^apps\/e2e\//;

const LAWS: Law[] = [
  {
    id: 'env',
    where: /^(apps|packages)\//,
    except: /\/env\.ts$|\.test\.tsx?$|\/testing(\/|\.ts)|\.config\.ts$|^apps\/e2e\//,
    forbids: /process\.env\b/,
    says: 'the environment is read in env.ts only',
  },
  {
    id: 'clock',
    where: /^packages\/(api|content)\/src\//,
    except: TEST,
    forbids: /\bDate\.now\(|\bnew Date\(\)|Temporal\.Now/,
    says: 'now is data: take it from ctx.now',
  },
  {
    id: 'date-string',
    where: /^(apps|packages)\//,
    except: TEST,
    forbids: /new Date\(\s*['"`]\d{4}-\d{2}-\d{2}['"`]\s*\)/,
    says: 'a day is a string; never new Date("YYYY-MM-DD")',
  },
  {
    id: 'sql-raw',
    where: /^(apps|packages)\//,
    except: TEST,
    forbids: /\bsql\.(raw|identifier)\(/,
    says: 'no raw SQL from values',
  },
  {
    id: 'operator',
    where: /^(apps\/(server|web)|packages)\//,
    except: new RegExp(`^packages/api/src/operator(-router)?\\.ts$|${TEST.source}`),
    forbids: /\bcreateOperator\(|\boperator: \{/,
    says: 'the command line alone makes an operator: a request has none',
  },
  {
    id: 'audit-insert',
    where: /^(apps|packages|examples)\//,
    except: new RegExp(`^packages/api/src/audit\\.ts$|${TEST.source}`),
    forbids:
      /\binsert\(\s*(?:\w+\.)?audit(?:Log|Details)\b|\baudit(?:Log|Details) as \w|\binsert\s+into\s+"?audit_(?:log|details)\b/i,
    says: 'the audit log is written by audit.ts',
  },
  {
    id: 'glob',
    where: /^(apps|packages)\//,
    except: new RegExp(`^apps/web/src/(load-page|console-pages)\\.ts$|${TEST.source}`),
    forbids: /\bimport\.meta\.glob\b/,
    says: 'a glob escapes the import law: only the loading of pages uses one',
  },
  {
    id: 'one-locale',
    where: /^(apps|packages)\//,
    except: TEST,
    forbids: /'fr' \| 'en'|\btype \w*Locale =(?! \(typeof locales\))/,
    says: 'the languages are named in packages/content/src/locale.ts: take its Locale',
  },
  {
    id: 'sql-zone',
    where: /^(apps|packages)\//,
    except: TEST,
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

/** Finds lines that break a law. */
export function checkLaws(files: SourceFile[]): string[] {
  const faults: string[] = [];
  for (const { path, text } of files) {
    if (path.startsWith('tooling/checks/')) continue;
    for (const law of LAWS) {
      if (!law.where.test(path) || law.except?.test(path)) continue;
      text.split('\n').forEach((line, index) => {
        if (law.forbids.test(line)) faults.push(`${path}:${index + 1}: ${law.says} (${law.id})`);
      });
    }
  }
  return faults;
}
