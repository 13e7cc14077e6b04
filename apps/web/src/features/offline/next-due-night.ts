type Night = { readonly date: string; readonly status: string };

/** The next night to fill in: the earliest that is due, but for the one that was just written. */
export function nextDueNight<Day extends Night>(days: readonly Day[], date: string): Day | null {
  return days.find((day) => day.status === 'due' && day.date !== date) ?? null;
}
