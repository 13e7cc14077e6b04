import { readFileSync } from 'node:fs';
import { ENDED, FUSED } from './comments.ts';

const MOST_WORDS = 30;

const WORD = /[\p{L}\p{N}’'-]*\p{L}[\p{L}\p{N}’'-]*/gu;
const SENTENCE_END = /(?<=[.!?]["”»)*_]*)\s+(?!\p{Ll})/u;

const spaceLines = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

const asRead = (text: string): string =>
  text.replaceAll(/`[^`]*`/g, 'Code').replaceAll(/\]\([^)]*\)/g, ']');

function blocksOf(source: string): { line: number; text: string }[] {
  const blocks: { line: number; text: string }[] = [];
  let continues = false;
  const text = source.replaceAll(/^( *)```[\s\S]*?^\1```/gm, spaceLines);
  for (const [index, row] of text.split('\n').entries()) {
    const line = index + 1;
    const content = row.trim();
    const last = blocks.at(-1);
    if (content.startsWith('|')) {
      blocks.push(
        ...asRead(content)
          .split('|')
          .map((cell) => ({ line, text: cell })),
      );
      continues = false;
    } else if (content === '' || content.startsWith('#')) continues = false;
    else if (continues && last && !/^([-*]|\d+\.)\s/.test(content)) last.text += ` ${content}`;
    else {
      blocks.push({ line, text: content });
      continues = true;
    }
  }
  return blocks;
}

/** Describes faults, without path and line. */
export const lengthFaults = (text: string): string[] =>
  asRead(text)
    .split(SENTENCE_END)
    .flatMap((sentence) => {
      const words = sentence.match(WORD) ?? [];
      const opening = words.slice(0, 6).join(' ');
      return words.length > MOST_WORDS
        ? [`“${opening} …” has ${words.length} words; ${MOST_WORDS} are enough`]
        : [];
    });

export const longSentences = (path: string, source: string): string[] =>
  blocksOf(source).flatMap(({ line, text }) =>
    lengthFaults(text).map((fault) => `${path}:${line}: ${fault}`),
  );

/** Like `FUSED`, for cells of tables, which begin with a small letter. */
const FUSED_CELL = /^(what|whether|who|whom|whose|how|why)\b/;

const withoutQuotations = (text: string): string =>
  asRead(text)
    .replaceAll(/«[^»]*»|“[^”]*”/g, '…')
    .replace(/^([-*]|\d+\.)\s+/, '')
    .trim();

/** Describes faults, without path and line. A question may begin with any word. */
export function openingFaults(text: string, sentenceEnd = SENTENCE_END): string[] {
  const opening = withoutQuotations(text)
    .split(sentenceEnd)
    .filter((sentence) => !sentence.endsWith('?'))
    .map((sentence) => (FUSED.exec(sentence) ?? FUSED_CELL.exec(sentence))?.[1])
    .find((word) => word !== undefined);
  return opening ? [`a sentence opens with “${opening}”: begin with its subject`] : [];
}

/** Describes faults, without path and line. */
export function endedFaults(text: string): string[] {
  const ended = ENDED.exec(withoutQuotations(text))?.[0];
  return ended ? [`“${ended}” must be read twice: use plain words (D75)`] : [];
}

export const fusedSentences = (path: string, source: string): string[] =>
  blocksOf(source).flatMap(({ line, text }) =>
    [...openingFaults(text), ...endedFaults(text)].map((fault) => `${path}:${line}: ${fault}`),
  );

export function checkSentences(paths: readonly string[]): string[] {
  return paths
    .filter((path) => /^(README|SECURITY|docs\/[\w/-]+|packages\/client\/README)\.md$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(path, 'utf8');
      return [...longSentences(path, source), ...fusedSentences(path, source)];
    });
}
