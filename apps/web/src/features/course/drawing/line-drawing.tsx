import type { ReactNode } from 'react';
import type { Piece, Placed, Scene, Stroke } from './stroke.ts';

type LineDrawingProps = {
  readonly scene: Scene;
  readonly alt: string;
};

export function LineDrawing({ scene, alt }: LineDrawingProps) {
  return (
    <svg
      viewBox="0 0 320 160"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in a file cannot take the colours of the theme
      role="img"
      aria-label={alt}
      className="line-drawing"
    >
      {scene.map(drawPlaced)}
    </svg>
  );
}

const isStroke = (part: Stroke | Placed): part is Stroke => typeof part[0] === 'string';

const drawPiece = (piece: Piece): ReactNode =>
  piece.map((part, index) =>
    isStroke(part) ? <path key={index} className={part[0]} d={part[1]} /> : drawPlaced(part, index),
  );

function drawPlaced([piece, x, y, how = {}]: Placed, index: number): ReactNode {
  const { scale = 1, turn = 0, isMirrored = false } = how;
  const transform = [
    `translate(${x} ${y})`,
    turn !== 0 && `rotate(${turn})`,
    (scale !== 1 || isMirrored) && `scale(${isMirrored ? -scale : scale} ${scale})`,
  ]
    .filter((step) => step !== false)
    .join(' ');
  return (
    <g key={index} transform={transform}>
      {drawPiece(piece)}
    </g>
  );
}
