import { line, place, ring, shape, together } from './pen.ts';

/** Each icon is 120 × 120 units. `at`: start of the animation, in seconds. */
const icons = {
  moon: (at: number) => line('M80 18a46 46 0 1 0 24 66 38 38 0 0 1-24-66Z', 'dawn', { at }),
  sun: (at: number) =>
    together(
      ring([60, 60, 24], 'dawn', { at }),
      line('M60 12v12M60 96v12M12 60h12M96 60h12M26 26l8 8M86 86l8 8M26 94l8-8M86 34l8-8', 'dawn', {
        at: at + 0.3,
      }),
    ),
  ground: (at: number) =>
    together(
      line('M8 96c20-2 30-14 50-14s30 10 54 12', 'ink', { at }),
      line(
        'M60 82V46M60 60c-16 0-24-8-24-22 16 0 24 8 24 22ZM60 50c14 0 22-7 22-20-14 0-22 7-22 20Z',
        'dawn',
        { at: at + 0.2 },
      ),
    ),
  spark: (at: number) => line('M66 10 30 66h28l-6 44 38-58H62Z', 'dawn', { at }),
  loop: (at: number) =>
    together(
      line('M98 60a38 38 0 1 1-12-28', 'ink', { at }),
      line('M92 12v22H70', 'dawn', { at: at + 0.6, takes: 0.5 }),
    ),
  wheel: (at: number) =>
    together(
      ring([60, 60, 46], 'ink', { at }),
      ring([60, 62, 12], 'dawn', { at: at + 0.2 }),
      line('M48 62 16 54M72 62l32-8M60 74v32', 'ink', { at: at + 0.3 }),
    ),
  pill: (at: number) =>
    together(
      line('M30 90a24 24 0 0 1 0-34l26-26a24 24 0 0 1 34 34L64 90a24 24 0 0 1-34 0Z', 'ink', {
        at,
      }),
      line('M43 43l34 34', 'dawn', { at: at + 0.5, takes: 0.5 }),
    ),
  phone: (at: number) =>
    line(
      'M30 16h18l8 26-14 12c6 12 12 18 24 24l12-14 26 8v18c0 8-6 14-14 14C50 104 16 70 16 30c0-8 6-14 14-14Z',
      'dawn',
      { at, takes: 1.4 },
    ),
  press: (at: number) =>
    together(
      line('M12 100c30-4 40-76 96-84', 'dawn', { at }),
      line('M84 12l24 4-8 24', 'dawn', { at: at + 0.7, takes: 0.4 }),
    ),
  gather: (at: number) =>
    together(
      line('M8 60h32M112 60H80', 'ink', { at }),
      line('M28 46l14 14-14 14M92 46 78 60l14 14', 'dawn', { at: at + 0.3 }),
      line('M60 30v60', 'dawn', { at: at + 0.5, takes: 0.5 }),
    ),
  clock: (at: number) =>
    together(
      ring([60, 60, 46], 'ink', { at }),
      line('M60 60V32M60 60l20 12', 'dawn', { at: at + 0.5, takes: 0.6 }),
    ),
  ladder: (at: number) =>
    line('M40 10 26 110M80 10l14 100M38 30h44M35 52h50M32 74h56M29 96h62', 'ink', { at }),
  lamp: (at: number) =>
    together(
      line('M38 56 50 18h20l12 38ZM60 56v46M40 104h40', 'ink', { at }),
      line('M30 72l-10 12M90 72l10 12', 'dawn', { at: at + 0.6, takes: 0.4 }),
    ),
  bed: (at: number) =>
    line(
      'M10 34v66M10 84h100M110 100V72c0-10-6-16-16-16H50v28M18 66a12 12 0 1 0 24 0 12 12 0 1 0-24 0',
      'ink',
      { at },
    ),
  book: (at: number) =>
    together(
      line(
        'M60 34C46 22 28 20 12 22v70c16-2 34 0 48 12 14-12 32-14 48-12V22c-16-2-34 0-48 12Z',
        'ink',
        { at },
      ),
      line('M60 34v70', 'dawn', { at: at + 0.5, takes: 0.5 }),
    ),
  pencil: (at: number) =>
    together(
      line('M16 104l8-30 58-58 22 22-58 58Z', 'ink', { at }),
      line('M70 28l22 22', 'dawn', { at: at + 0.6, takes: 0.4 }),
    ),
  heart: (at: number) =>
    line(
      'M60 104C30 82 10 64 10 42a24 24 0 0 1 50-10 24 24 0 0 1 50 10c0 22-20 40-50 62Z',
      'dawn',
      { at },
    ),
  scales: (at: number) =>
    line('M60 12v92M36 104h48M20 32h80M20 32 6 68h28ZM100 32 86 68h28Z', 'ink', { at, takes: 1.4 }),
  hand: (at: number) =>
    line(
      'M38 64V28a8 8 0 0 1 16 0v26V18a8 8 0 0 1 16 0v36V26a8 8 0 0 1 16 0v44c0 24-12 40-32 40-18 0-26-10-34-26L10 66a8 8 0 0 1 14-8l14 18',
      'ink',
      { at, takes: 1.4 },
    ),
  snow: (at: number) =>
    line('M60 10v100M17 35l86 50M103 35 17 85M48 18l12 10 12-10M48 102l12-10 12 10', 'nap', {
      at,
      takes: 1.4,
    }),
  quiet: (at: number) =>
    together(
      line('M14 46h20l28-24v76L34 74H14Z', 'ink', { at }),
      line('M80 46l28 28M108 46 80 74', 'dawn', { at: at + 0.5, takes: 0.5 }),
    ),
  window: (at: number) =>
    line('M16 60h24M104 60H80M16 40v40M104 40v40M40 34h40v52H40Z', 'dawn', { at }),
  cup: (at: number) =>
    together(
      line(
        'M20 44h64v34a24 24 0 0 1-24 24H44a24 24 0 0 1-24-24ZM84 52h8a14 14 0 0 1 0 28h-8',
        'ink',
        { at },
      ),
      line('M38 30c-6-8 6-10 0-18M62 30c-6-8 6-10 0-18', 'dawn', { at: at + 0.6, takes: 0.6 }),
    ),
  person: (at: number) =>
    together(
      ring([60, 36, 22], 'ink', { at }),
      line('M18 108c2-30 18-42 42-42s40 12 42 42', 'ink', { at: at + 0.3 }),
    ),
  road: (at: number) =>
    together(
      line('M44 10 14 110M76 10l30 100', 'ink', { at }),
      line('M60 16v16M60 50v20M60 88v20', 'dawn', { at: at + 0.5, takes: 0.5 }),
    ),
  page: (at: number) =>
    together(
      line('M26 10h50l22 22v78H26Z', 'ink', { at }),
      line('M42 48h38M42 66h38M42 84h24', 'dawn', { at: at + 0.5, takes: 0.7 }),
    ),
  pause: (at: number) =>
    together(
      ring([60, 60, 46], 'ink', { at }),
      line('M48 42v36M72 42v36', 'dawn', { at: at + 0.5, takes: 0.4 }),
    ),
  lock: (at: number) =>
    together(
      line('M22 56h76v52H22ZM38 56V38a22 22 0 0 1 44 0v18', 'ink', { at }),
      shape('M60 72a8 8 0 0 1 4 15v9h-8v-9a8 8 0 0 1 4-15Z', 'dawn', at + 0.7),
    ),
};

export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as [IconName, ...IconName[]];

export function icon(name: IconName, x: number, y: number, size: number, at: number): string {
  return place(icons[name](at), x, y, size / 120);
}
