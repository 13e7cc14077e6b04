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
 * Command of a key pressed in the player; single letters work only with the focus inside (WCAG
 * 2.1.4). A list has no commands; a button ignores the space bar.
 */
export function wishOfPress(press: Press, control: 'list' | 'button' | 'other'): PlayerWish | null {
  if (press.altKey || press.ctrlKey || press.metaKey || control === 'list') return null;
  if (control === 'button' && press.key === ' ') return null;
  return wishes[press.key.length === 1 ? press.key.toLowerCase() : press.key] ?? null;
}
