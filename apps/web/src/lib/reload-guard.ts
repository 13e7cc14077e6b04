import { keptInTab } from './kept-text.ts';

const kept = keptInTab('aube.reloadedAt');
/** @source specification §8, §9 */
const reloadGuardMs = 60_000;

/** Whether a full reload may be tried now: at most once a minute. */
export function mayReload(lastReloadAtMs: number | null, nowMs: number): boolean {
  return lastReloadAtMs === null || nowMs - lastReloadAtMs >= reloadGuardMs;
}

/**
 * Part of a page could not be loaded, most often because a new version was deployed: reload the
 * page. Offline a reload would only lose it. Says whether it reloads.
 */
export function reloadOnce(nowMs: number = Date.now()): boolean {
  const stored = kept.read();
  if (!navigator.onLine || !mayReload(stored === null ? null : Number(stored), nowMs)) return false;
  kept.write(String(nowMs));
  // Without a memory a reload could loop.
  if (kept.read() !== String(nowMs)) return false;
  location.reload();
  return true;
}
