export function HorizonDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 160 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden
      className={className}
    >
      <path d="M2 40c18-1 26-12 42-12 13 0 16 8 28 8 14 0 20-11 36-11 18 0 26 13 50 15" />
      <path d="M63.4 33.6A15 15 0 0 1 91.6 30" />
      <path d="M77 8v5M57.5 14.5l3 4M96 13.5l-3 4" />
    </svg>
  );
}
