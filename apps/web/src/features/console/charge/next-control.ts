/** First button about the same alert or call; otherwise the heading of the list. */
export const nextControl = (describedBy: string, list: 'alerts' | 'calls'): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[aria-describedby="${describedBy}"]`) ??
  document.getElementById(list);
