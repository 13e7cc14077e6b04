import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOTED = /^(apps|packages|tooling|docs|examples)\//;
const IN_API =
  /^(record|time|account|programme|diary|questionnaires|notifications|admin)\/[\w/-]+\.ts$/;

/** Finds paths, links and npm scripts of the documentation that do not exist. */
export function checkDocs(paths: string[]): string[] {
  const faults: string[] = [];
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const path of paths.filter((each) => /^((README|SECURITY)\.md|docs\/.*\.md)$/.test(each))) {
    const text = readFileSync(path, 'utf8');
    for (const [, quoted = ''] of text.matchAll(/`([\w@./*{}<>-]+)`/g)) {
      const target = IN_API.test(quoted) ? `packages/api/src/${quoted}` : quoted;
      if (!ROOTED.test(target) || /[*<{]/.test(target)) continue;
      if (!existsSync(target)) faults.push(`${path}: \`${quoted}\` does not exist`);
    }
    for (const [, name = ''] of text.matchAll(/npm run (?:--silent )?([\w:-]+)(?![\w:-]| -w)/g)) {
      if (!Object.hasOwn(scripts, name)) faults.push(`${path}: the script ${name} does not exist`);
    }
    for (const [, link = ''] of text.matchAll(/\]\((?!\/|#|[a-z]+:)([^)#\s]+)/g)) {
      if (!existsSync(join(dirname(path), link))) faults.push(`${path}: the link ${link} is dead`);
    }
  }
  return faults;
}
