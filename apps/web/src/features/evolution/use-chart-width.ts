import { useLayoutEffect, useRef, useState } from 'react';

const narrowestWidth = 260;
const usualRootPixels = 16;

/**
 * Width of a chart in its own units: pixels at the usual text size, fewer for larger text, so that
 * labels grow with the text.
 */
export function useChartWidth<Frame extends Element>() {
  const ref = useRef<Frame>(null);
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const measure = () => {
      const rootPixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const scale = rootPixels / usualRootPixels || 1;
      setWidth(Math.max(narrowestWidth, Math.round(frame.clientWidth / scale)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
