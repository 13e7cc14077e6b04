import { keptInTab } from './kept-text.ts';

const kept = keptInTab('aube.reloadedAt');
/** @source specification §8, §9 */
const reloadGuardMs = 60_000;

/** True when a full reload is allowed: at most once per minute. */
export function mayReload(lastReloadAtMs: number | null, nowMs: number): boolean {
  return lastReloadAtMs === null || nowMs - lastReloadAtMs >= reloadGuardMs;
}

/**
 * A part of a page failed to load, most often after a new release: reloads the page. Offline a
 * reload would only lose it. Returns true when it reloads.
 */
export function reloadOnce(nowMs: number = Date.now()): boolean {
  const stored = kept.read();
  if (!navigator.onLine || !mayReload(stored === null ? null : Number(stored), nowMs)) return false;
  kept.write(String(nowMs));
  // Without storage a reload could loop.
  if (kept.read() !== String(nowMs)) return false;
  location.reload();
  return true;
}
