import type { ReactNode } from 'react';
import { classNames } from '../../../../lib/class-names.ts';

const looks = {
  day: 'border border-line bg-[#f7f2ea] text-[#21243f]',
  night: 'bg-[#131526] text-[#e5ddd0]',
} as const;

type LogoGroundProps = { readonly ground: keyof typeof looks; readonly children: ReactNode };

/** Colours of a page by day or at night, whatever the theme of the console. */
export const LogoGround = ({ ground, children }: LogoGroundProps) => (
  <div className={classNames('rounded-control p-3', looks[ground])}>{children}</div>
);
