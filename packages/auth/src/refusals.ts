/** As many keys as one process remembers. */
const KEPT = 20_000;

/** What was refused lately: it is refused again without asking anybody. */
export type Refusals = {
  /** Seconds that a refused key has still to wait; null when it must be asked. */
  secondsLeft: (key: string) => number | null;
  /** Remembers a refusal of so many milliseconds, and asks again after `askAfterMs`. */
  remember: (key: string, refusal: { ms: number; askAfterMs: number }) => void;
  forget: (key: string) => void;
};

/** A bounded memory of one process. */
export function createRefusals(now: () => number): Refusals {
  const known = new Map<string, { endsAt: number; askAt: number }>();
  return {
    secondsLeft(key) {
      const refusal = known.get(key);
      if (refusal === undefined) return null;
      if (refusal.askAt > now()) return Math.max(1, Math.ceil((refusal.endsAt - now()) / 1000));
      known.delete(key);
      return null;
    },
    remember(key, { ms, askAfterMs }) {
      known.delete(key);
      known.set(key, { endsAt: now() + ms, askAt: now() + Math.min(ms, askAfterMs) });
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    },
    forget: (key) => void known.delete(key),
  };
}
