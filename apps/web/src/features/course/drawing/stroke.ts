/**
 * One stroke of a drawing. `line` has no fill, `paper` covers the strokes behind it, `fine` is
 * thinner, `glow` is light without a line, `bright` its source, `shade` a quiet colour with a
 * line.
 */
type StrokeKind = 'line' | 'paper' | 'fine' | 'glow' | 'bright' | 'shade' | 'ink';
export type Stroke = readonly [kind: StrokeKind, path: string];

/** A character or an object, drawn around its own origin; it may hold other pieces. */
export type Piece = readonly (Stroke | Placed)[];

/** A piece in its place: moved, turned (degrees), scaled. */
export type Placed = readonly [
  piece: Piece,
  x: number,
  y: number,
  how?: { readonly scale?: number; readonly turn?: number; readonly isMirrored?: boolean },
];

/** A drawing of 320 × 160 with its floor at 140, from back to front. */
export type Scene = readonly Placed[];

const short = (value: number): number => Math.round(value * 10) / 10;

/** The path of a circle. */
export const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
