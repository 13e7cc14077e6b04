/**
 * Calendar of a participant, written by hand and not computed by the product. The clocks change in
 * weeks 8 and 24.
 */
export const life = {
  firstDay: '2026-09-09',
  timeZone: 'America/Toronto',
  pauses: [
    { week: 8, days: 21, askedOn: '2026-11-01' },
    { week: 24, days: 26, askedOn: '2027-03-14' },
  ],
} as const;

export const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const starts: Readonly<Record<number, string>> = Object.fromEntries(
  Array.from({ length: 26 }, (_, index) => {
    const passed = life.pauses.filter(({ week }) => week <= index);
    return [
      index + 1,
      daysAfter(life.firstDay, 7 * index + passed.reduce((sum, { days }) => sum + days, 0)),
    ];
  }),
);

export const startOf = (week: number) => starts[week] ?? '';

export const morningsOf = (week: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => daysAfter(startOf(week), day));

export const breakfastOn = (date: string) =>
  `${date}T${date >= '2026-11-01' && date < '2027-03-14' ? '13' : '12'}:05:00Z`;

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

export function frenchDay(date: string) {
  const at = new Date(`${date}T12:00:00Z`);
  const day = at.getUTCDate() === 1 ? '1er' : String(at.getUTCDate());
  const weekday = `${weekdays[at.getUTCDay()] ?? ''} ${day}`;
  const month = months[at.getUTCMonth()] ?? '';
  return { weekday, month, whole: `${weekday} ${month}` };
}

export function frenchNight(date: string): string {
  const [eve, morning] = [frenchDay(daysAfter(date, -1)), frenchDay(date)];
  const from = eve.month === morning.month ? eve.weekday : eve.whole;
  return `Nuit du ${from} au ${morning.whole}`;
}

const written =
  /(dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi) (\d{1,2})(?:er)? (?:au \w+ (?:\d{1,2})(?:er)? )?(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/g;

export function strayDates(text: string): string[] {
  const known = new Set(
    Array.from(
      { length: 260 },
      (_, index) => frenchDay(daysAfter(life.firstDay, index - 10)).whole,
    ),
  );
  return [...text.matchAll(written)].flatMap(([, weekday, day, month]) => {
    const said = `${weekday} ${day === '1' ? '1er' : day} ${month}`;
    return known.has(said) ? [] : [said];
  });
}

export const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
