import type { TimedScene } from './timeline.ts';
import type { Locale } from '@aube/content/locale';

const stamp = (seconds: number): string => {
  const milliseconds = Math.round(seconds * 1000);
  const part = (size: number, of: number, digits: number) =>
    String(Math.trunc(milliseconds / size) % of).padStart(digits, '0');
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`;
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function captionsOf(scenes: TimedScene[], locale: Locale): string {
  const cues = scenes.flatMap(({ cues }) => cues);
  const blocks = cues.map(
    ({ from, to, line }, index) =>
      `${index + 1}\n${stamp(from)} --> ${stamp(to)}\n${escape(line[locale])}`,
  );
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

export function transcriptOf(scenes: TimedScene[], locale: Locale): string {
  const blocks = scenes.flatMap(({ scene: { title, picture, lines } }) => [
    `# ${title[locale]}`,
    lines.map((line) => line[locale]).join(' '),
    ...(picture ? [`[${picture[locale]}]`] : []),
  ]);
  return `${blocks.join('\n\n')}\n`;
}
