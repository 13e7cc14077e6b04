import { readFileSync } from 'node:fs';

type Comment = { line: number; text: string };

const BLOCK = /\/\*([\s\S]*?)\*\//g;
const LINES = /^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*/gm;
const SQL_LINES = /^[ \t]*--(?!>).*(?:\n[ \t]*--(?!>).*)*/gm;

export const FUSED =
  /^(What|Whatever|Whether|Who|Whoever|Whom|Whose|Which|That|Those|How|Why|Of)\b(?!-)/;
/** @decision D75 */
export const ENDED =
  /\b(whoever|whosoever|whomever|whom|one[’']s|oneself|\w*manieth|whereby|whereof|thereof|wherein|(?:of|for|to|from|by|with) who)\b/i;

const proseOf = (comment: string) =>
  comment
    .replaceAll(/^[ \t]*(?:\/\/+|\*+|--)/gm, '')
    .replaceAll(/`[^`]*`|«[^»]*»|“[^”]*”|\{@link[^}]*\}/g, '…')
    .replaceAll(/@\w+[^\n]*/g, '.')
    .replaceAll(/\s+/g, ' ')
    .trim();

function commentsOf(path: string, source: string): Comment[] {
  const patterns = path.endsWith('.sql') ? [SQL_LINES] : [BLOCK, LINES];
  return patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ 0: found, 1: inside, index }) => ({
      line: source.slice(0, index).split('\n').length,
      text: proseOf(inside ?? found),
    })),
  );
}

export function commentFaults(path: string, source: string): string[] {
  return commentsOf(path, source).flatMap(({ line, text }) => {
    const opening = text
      .split(/(?<=[.;:!?]) (?=\p{Lu})/u)
      .map((sentence) => FUSED.exec(sentence)?.[1])
      .find((word) => word !== undefined);
    const ended = ENDED.exec(text)?.[0];
    return [
      ...(opening
        ? [`${path}:${line}: a sentence opens with “${opening}”: begin with its subject`]
        : []),
      ...(ended ? [`${path}:${line}: “${ended}” must be read twice: use plain words (D75)`] : []),
    ];
  });
}

const isRead = (path: string) =>
  path !== 'tooling/checks/src/rules/comments.test.ts' &&
  /\.(?:tsx?|m?js|css|sql)$/.test(path) &&
  !/\/migrations\/\d|\/golden\//.test(path);

/** @decision D75 */
export function checkComments(paths: readonly string[]): string[] {
  return paths.filter(isRead).flatMap((path) => commentFaults(path, readFileSync(path, 'utf8')));
}
