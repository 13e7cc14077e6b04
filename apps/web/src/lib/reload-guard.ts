import { keptInTab } from './kept-text.ts';

const kept = keptInTab('aube.reloadedAt');
/** @source specification §8, §9 */
const reloadGuardMs = 60_000;

export function mayReload(lastReloadAtMs: number | null, nowMs: number): boolean {
  return lastReloadAtMs === null || nowMs - lastReloadAtMs >= reloadGuardMs;
}

/**
 * Reloads the page after a part failed to load, which is usually caused by a new release.
 * @returns false offline and soon after another reload
 */
export function reloadOnce(nowMs: number = Date.now()): boolean {
  const stored = kept.read();
  if (!navigator.onLine || !mayReload(stored === null ? null : Number(stored), nowMs)) return false;
  kept.write(String(nowMs));
  // Without storage, the page does not reload, because the page could reload again and again.
  if (kept.read() !== String(nowMs)) return false;
  location.reload();
  return true;
}
