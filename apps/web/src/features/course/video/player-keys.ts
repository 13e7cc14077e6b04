export type PlayerWish = 'togglePlay' | 'back' | 'forward' | 'toggleFullScreen';

type Press = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

const wishes: Readonly<Record<string, PlayerWish>> = {
  ' ': 'togglePlay',
  k: 'togglePlay',
  ArrowLeft: 'back',
  j: 'back',
  ArrowRight: 'forward',
  l: 'forward',
  f: 'toggleFullScreen',
};

/**
 * Single letters work only while the focus is in the player (WCAG 2.1.4). Null for a press that a
 * list or a button uses itself.
 */
export function wishOfPress(press: Press, control: 'list' | 'button' | 'other'): PlayerWish | null {
  if (press.altKey || press.ctrlKey || press.metaKey || control === 'list') return null;
  if (control === 'button' && press.key === ' ') return null;
  return wishes[press.key.length === 1 ? press.key.toLowerCase() : press.key] ?? null;
}
