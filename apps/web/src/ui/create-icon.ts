import { type ComponentPropsWithRef, createElement } from 'react';

type IconData = {
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
};

type IconProps = {
  readonly size?: number | string;
} & ComponentPropsWithRef<'svg'>;

/** The component of an icon out of its lines; the build gives it to lucide's icons (`build/lean-icons.ts`). */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...props }: IconProps) {
    const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...lines,
    );
  };
}
