import type { SVGProps } from 'react';

export function HorizonIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d="M2.5 17h19M6.5 21h11M6.5 17a5.5 5.5 0 0 1 11 0M12 4v3.5M4.2 8.7l1.9 1.9M19.8 8.7l-1.9 1.9" />
    </svg>
  );
}
