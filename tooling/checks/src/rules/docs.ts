import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anchorsOf } from './headings.ts';

const ROOTED = /^(apps|packages|tooling|docs|examples)\//;
const LINK = /\]\((?!\/|#|[a-z]+:)([^)#\s]+)(?:#([^)\s]+))?/g;
const IN_API = /^[a-z-]+\/[\w/-]+\.ts$/;

export function checkDocs(paths: string[]): string[] {
  const faults: string[] = [];
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const areas = new Set(readdirSync('packages/api/src'));
  for (const path of paths.filter((each) => /^((README|SECURITY)\.md|docs\/.*\.md)$/.test(each))) {
    const text = readFileSync(path, 'utf8');
    for (const [, quoted = ''] of text.matchAll(/`([\w@./*{}<>-]+)`/g)) {
      const isInApi = IN_API.test(quoted) && areas.has(quoted.split('/')[0] ?? '');
      const target = isInApi ? `packages/api/src/${quoted}` : quoted;
      if (!ROOTED.test(target) || /[*<{]/.test(target)) continue;
      if (!existsSync(target)) faults.push(`${path}: \`${quoted}\` does not exist`);
    }
    for (const [, name = ''] of text.matchAll(/npm run (?:--silent )?([\w:-]+)(?![\w:-]| -w)/g)) {
      if (!Object.hasOwn(scripts, name)) faults.push(`${path}: the script ${name} does not exist`);
    }
    faults.push(...linkFaults(path, text));
  }
  return faults;
}

export function linkFaults(path: string, text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([, link = '', anchor]) => {
    const target = join(dirname(path), link);
    if (!existsSync(target)) return [`${path}: the link ${link} is dead`];
    return anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
      ? []
      : [`${path}: ${link} has no heading ${anchor}`];
  });
}
