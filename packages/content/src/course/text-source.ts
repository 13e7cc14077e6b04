/** Text in a file: title and summary in the first lines, then Markdown. */
export type TextSource = {
  readonly title: string;
  readonly summary: string;
  readonly text: string;
};

const line = /^(title|summary):[ \t]+(\S.*)$/u;

/**
 * Reads the title and the summary in the first lines. `sound` is true for exactly two lines, each
 * with a title or a summary.
 */
export function readFrontmatter(source: unknown) {
  const lines = typeof source === 'string' ? source.split('\n').filter((each) => each.trim()) : [];
  const matches = lines.map((each) => line.exec(each.trim()));
  const value = (key: string): string | undefined =>
    matches.find((match) => match?.[1] === key)?.[2]?.replace(/^(["'])(.*)\1$/u, '$2');
  const sound = lines.length === 2 && matches.every((match) => match !== null);
  return { sound, title: value('title') ?? '', summary: value('summary') ?? '' };
}

export function splitText(source: string): TextSource {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/su.exec(source) ?? [];
  const { title, summary } = readFrontmatter(head);
  return { title, summary, text: text.trim() };
}

export const joinText = ({ title, summary, text }: TextSource): string =>
  `---\ntitle: ${title}\nsummary: ${summary}\n---\n\n${text}\n`;
