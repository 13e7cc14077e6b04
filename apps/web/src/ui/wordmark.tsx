export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="8" className="fill-night" />
        <path d="M9.5 21a6.5 6.5 0 0 1 13 0" className="fill-accent" />
        <path
          d="M5 21h22M10 25.2h12"
          fill="none"
          strokeWidth="1.8"
          strokeLinecap="round"
          className="stroke-on-night"
        />
        <circle cx="22.5" cy="9" r="1.2" className="fill-on-night" />
      </svg>
      <span>Aube</span>
    </span>
  );
}
