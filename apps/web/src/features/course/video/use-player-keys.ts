import { useEffect } from 'react';
import { wishOfPress } from './player-keys.ts';
import type { PlayerActs } from './use-player.ts';

const controlOf = (target: EventTarget | null) =>
  target instanceof HTMLSelectElement
    ? 'list'
    : target instanceof HTMLButtonElement
      ? 'button'
      : 'other';

export function usePlayerKeys(frame: HTMLElement | null, player: PlayerActs): void {
  useEffect(() => {
    if (!frame) return undefined;
    const press = (event: KeyboardEvent) => {
      const wish = wishOfPress(event, controlOf(event.target));
      if (wish === null) return;
      event.preventDefault();
      player[wish]();
    };
    frame.addEventListener('keydown', press);
    return () => frame.removeEventListener('keydown', press);
  }, [frame, player]);
}
