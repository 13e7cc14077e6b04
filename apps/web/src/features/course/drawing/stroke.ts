/**
 * One stroke of a drawing: `line` has no ground, `paper` covers what lies behind it, `fine` is a thinner
 * line, `glow` a patch of light without a line, `bright` what gives it, `shade` a patch of quiet
 * colour with one.
 */
type StrokeKind = 'line' | 'paper' | 'fine' | 'glow' | 'bright' | 'shade' | 'ink';
export type Stroke = readonly [kind: StrokeKind, path: string];

/** A character or an object, drawn around its own origin; it may hold other pieces. */
export type Piece = readonly (Stroke | Placed)[];

/** A piece put somewhere: moved, turned (degrees), made larger or smaller. */
export type Placed = readonly [
  piece: Piece,
  x: number,
  y: number,
  how?: { readonly scale?: number; readonly turn?: number; readonly isMirrored?: boolean },
];

/** A drawing of 320 × 160, its floor at 140, from the back to the front. */
export type Scene = readonly Placed[];

const short = (value: number): number => Math.round(value * 10) / 10;

/** The path of a circle. */
export const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
