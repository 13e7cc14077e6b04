/** First button about the same alert or call; when none is left, the heading of the list. */
export const nextControl = (describedBy: string, list: 'alerts' | 'calls'): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[aria-describedby="${describedBy}"]`) ??
  document.getElementById(list);
