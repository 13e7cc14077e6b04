import type { Cli } from './cli.ts';

export type Progress = {
  reach: (done: number) => void;
  end: () => void;
};

const WIDEST_BAR = 40;
const NARROWEST_BAR = 5;
const DRAW_EVERY_MS = 100;

export function barOf(
  { label, total, done }: { label: string; total: number | null; done: number },
  { width, locale }: { width: number; locale: Cli['locale'] },
): string {
  const share = total === null || total === 0 ? null : Math.min(1, done / total);
  const figure =
    share === null
      ? done.toLocaleString(`${locale}-CA`)
      : share.toLocaleString(`${locale}-CA`, { style: 'percent', roundingMode: 'trunc' });
  const room = width - figure.length - 2;
  const barWidth = Math.min(WIDEST_BAR, room - label.length - 3);
  const shownLabel = room < 2 ? '' : label.slice(0, room);
  if (share === null || barWidth < NARROWEST_BAR) {
    return [shownLabel, figure]
      .filter(Boolean)
      .join(' ')
      .slice(0, Math.max(0, width - 1));
  }
  const filled = Math.floor(share * barWidth);
  return `${label} [${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ${figure}`;
}

/**
 * Draws nothing when the standard error is not a terminal.
 * @param total null when unknown; a count is then shown instead of a bar
 */
export function startProgress(
  { terminal, locale }: Cli,
  { label, total }: { label: string; total: number | null },
): Progress {
  const { liveLine } = terminal;
  if (liveLine === null) return { reach: () => undefined, end: () => undefined };
  let drawnAt = Number.NEGATIVE_INFINITY;
  const draw = (done: number) => {
    const now = performance.now();
    if (now - drawnAt < DRAW_EVERY_MS) return;
    drawnAt = now;
    liveLine.draw(barOf({ label, total, done }, { width: liveLine.width, locale }));
  };
  draw(0);
  return { reach: draw, end: liveLine.clear };
}

export async function* withProgress(
  cli: Cli,
  what: { label: string; total: number | null },
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const progress = startProgress(cli, what);
  let done = 0;
  try {
    for await (const chunk of bytes) {
      done += chunk.length;
      progress.reach(done);
      yield chunk;
    }
  } finally {
    progress.end();
  }
}

export async function withBar<T>(
  cli: Cli,
  label: string,
  work: (onProgress: (share: number) => void) => Promise<T>,
): Promise<T> {
  const progress = startProgress(cli, { label, total: 1 });
  try {
    return await work(progress.reach);
  } finally {
    progress.end();
  }
}
