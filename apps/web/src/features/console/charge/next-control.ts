export const nextControl = (describedBy: string, list: 'alerts' | 'calls'): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[aria-describedby="${describedBy}"]`) ??
  document.getElementById(list);
