import { useId, type ReactNode, type Ref } from 'react';

/** In SVG units. The height depends on the content. */
export const DRAWING_WIDTH = 720;

type DrawingProps = {
  readonly title: string;
  readonly description: string;
  readonly height: number;
  readonly ref: Ref<SVGSVGElement>;
  readonly children: ReactNode;
};

/**
 * On the page, the drawing follows dark mode. A drawing saved by `drawingText` has light colours.
 */
export function Drawing({ title, description, height, ref, children }: DrawingProps) {
  const id = useId();
  return (
    <svg
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with words inside, not a file
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      viewBox={`0 0 ${DRAWING_WIDTH} ${height}`}
      fontFamily="'Atkinson Hyperlegible Next', Arial, sans-serif"
      fontSize="15"
      fill="var(--ink)"
      className="block w-full min-w-144"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      <rect width={DRAWING_WIDTH} height={height} fill="var(--surface-raised)" />
      <text x="20" y="32" fontSize="18" fontWeight="680">
        {title}
      </text>
      {children}
    </svg>
  );
}
