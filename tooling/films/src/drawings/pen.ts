export type Ink = 'ink' | 'soft' | 'dawn' | 'sleep' | 'awake' | 'nap' | 'faint' | 'night' | 'hill';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const time = (seconds: number): string => `${Number(seconds.toFixed(3))}s`;

type LineStyle = {
  readonly at?: number;
  /** Duration in seconds. */
  readonly takes?: number;
  readonly width?: number;
  readonly dashed?: boolean;
};

export function line(d: string, ink: Ink, style: LineStyle = {}): string {
  const { at = 0.3, takes = 1.1, width = 6, dashed = false } = style;
  if (dashed) {
    return appear(
      `<path d="${d}" class="stroke ${ink}" stroke-width="${width}" stroke-dasharray="2 16"/>`,
      at,
    );
  }
  return `<path d="${d}" pathLength="1" class="stroke draws ${ink}" stroke-width="${width}" style="--at:${time(at)};--takes:${time(takes)}"/>`;
}

export function shape(d: string, ink: Ink, at = 0.3): string {
  return appear(`<path d="${d}" class="fill ${ink}"/>`, at);
}

export function box(
  [x, y, width, height]: [number, number, number, number],
  ink: Ink,
  { at = 0.3, radius = 10 } = {},
): string {
  return appear(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" class="fill ${ink}"/>`,
    at,
  );
}

export function bar(
  [x, y, width, height]: [number, number, number, number],
  ink: Ink,
  { at = 0.3, takes = 0.9, radius = 10 } = {},
): string {
  return `<g class="grows" style="--at:${time(at)};--takes:${time(takes)};transform-origin:${x}px ${y}px"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" class="fill ${ink}"/></g>`;
}

export function disc([x, y, radius]: [number, number, number], ink: Ink, at = 0.3): string {
  return appear(`<circle cx="${x}" cy="${y}" r="${radius}" class="fill ${ink}"/>`, at);
}

export function ring(
  [x, y, radius]: [number, number, number],
  ink: Ink,
  style: LineStyle = {},
): string {
  return line(`M${x} ${y - radius}a${radius} ${radius} 0 1 1 -0.01 0`, ink, style);
}

type TextStyle = {
  readonly at?: number;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly ink?: Ink;
  readonly strong?: boolean;
};

/** Draws a text; `|` starts a new line. */
export function words(
  x: number,
  y: number,
  text: string | undefined,
  style: TextStyle = {},
): string {
  const { at = 0.5, size = 48, anchor = 'middle', ink = 'ink', strong = false } = style;
  const lines = (text ?? '').split('|').map((part, index) => {
    const dy = index === 0 ? 0 : size * 1.16;
    return `<tspan x="${x}" dy="${dy}">${escape(part)}</tspan>`;
  });
  return appear(
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" class="words ${ink}${strong ? ' strong' : ''}">${lines.join('')}</text>`,
    at,
  );
}

export function appear(markup: string, at: number): string {
  return `<g class="appears" style="--at:${time(at)}">${markup}</g>`;
}

export function leave(markup: string, at: number): string {
  return `<g class="leaves" style="--at:${time(at)}">${markup}</g>`;
}

export function slide(markup: string, [dx, dy]: [number, number], at: number, takes = 1.4): string {
  return `<g class="slides" style="--at:${time(at)};--takes:${time(takes)};--dx:${dx}px;--dy:${dy}px">${markup}</g>`;
}

export function place(markup: string, x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;
}

export const together = (...pieces: string[]): string => pieces.join('');
