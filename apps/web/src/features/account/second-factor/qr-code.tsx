import { useMemo } from 'react';
import { encode } from 'uqr';

const quietZone = 4;

type QrCodeProps = { readonly text: string; readonly label: string };

/** A QR code, always dark on light, since cameras need it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: quietZone });
    const squares = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: squares.join('') };
  }, [text]);
  return (
    <figure>
      <svg
        aria-hidden
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="block size-56 max-w-full rounded-control bg-white text-black"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <figcaption className="sr-only">{label}</figcaption>
    </figure>
  );
}
