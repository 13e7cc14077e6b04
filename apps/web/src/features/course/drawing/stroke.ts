/**
 * `line` has no fill; `paper` hides the strokes drawn before; `glow` is light without a line.
 * `bright` is a source of light; `shade` is a pale fill.
 */
type StrokeKind = 'line' | 'paper' | 'fine' | 'glow' | 'bright' | 'shade' | 'ink';
export type Stroke = readonly [kind: StrokeKind, path: string];

export type Piece = readonly (Stroke | Placed)[];

/** `turn` is in degrees. */
export type Placed = readonly [
  piece: Piece,
  x: number,
  y: number,
  how?: { readonly scale?: number; readonly turn?: number; readonly isMirrored?: boolean },
];

/** Drawing of 320 × 160 units, with the floor at 140. The pieces go from back to front. */
export type Scene = readonly Placed[];

const short = (value: number): number => Math.round(value * 10) / 10;

export const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
