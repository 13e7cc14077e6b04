import type { Drawing } from './drawing.ts';
import { icon } from './icons.ts';
import { bar, box, disc, line, place, ring, shape, slide, together, words } from './pen.ts';

export const pressure: Drawing = {
  layout: 'split',
  draw: ({ labels, at }) =>
    together(
      line('M40 420h560', 'faint', { at: 0.2 }),
      line('M40 400C220 386 430 260 600 70', 'dawn', { at: at(0), takes: 2.4, width: 9 }),
      words(60, 478, labels[0], { at: at(0), anchor: 'start' }),
      words(600, 478, labels[1], { at: at(0) + 1, anchor: 'end' }),
      disc([600, 70, 16], 'dawn', at(1)),
      line('M352 283l36 92C470 346 550 262 600 190', 'nap', { at: at(2), takes: 1.8, width: 8 }),
      words(470, 402, labels[2], { at: at(2) + 0.6, anchor: 'start', ink: 'nap' }),
    ),
};

export const bodyClock: Drawing = {
  layout: 'split',
  draw: ({ at }) =>
    together(
      shape('M130 240a190 190 0 0 0 380 0Z', 'night', 0.3),
      ring([320, 240, 190], 'ink', { at: 0.3, takes: 1.6 }),
      line('M320 50v22M320 408v22M130 240h22M488 240h22', 'soft', { at: 1 }),
      line('M320 240 220 340', 'dawn', { at: at(0) + 0.6, width: 9 }),
      disc([320, 240, 12], 'dawn', at(0) + 0.6),
      icon('sun', 268, 88, 104, at(1)),
      icon('moon', 272, 306, 92, at(2)),
    ),
};

export const cycles: Drawing = {
  layout: 'wide',
  draw: ({ labels, at }) => {
    const one = 'c40 0 46 230 100 230s60-230 100-230';
    const crests = [1, 2, 3, 4].map((cycle) => [20 + cycle * 216, 90] as const);
    return together(
      words(0, 36, labels[0], { at: 0.4, anchor: 'start', ink: 'awake' }),
      words(0, 394, labels[1], { at: 0.6, anchor: 'start', ink: 'sleep' }),
      line('M0 62h1120', 'faint', { at: 0.3 }),
      line(`M20 90${[0, 1, 2, 3, 4].map(() => `${one}h16`).join('')}`, 'sleep', {
        at: at(0),
        takes: 3,
        width: 9,
      }),
      ...crests.map(([x, y], index) => disc([x - 8, y - 4, 17], 'awake', at(1) + index * 0.25)),
    );
  },
};

const bed = (segments: [width: number, ink: 'sleep' | 'awake'][], at: number): string => {
  let x = 0;
  return segments
    .map(([width, ink], index) => {
      const piece = bar([x, 150, width - 6, 110], ink, {
        at: at + index * 0.28,
        takes: 0.5,
        radius: 12,
      });
      x += width;
      return piece;
    })
    .join('');
};

export const nightBar: Drawing = {
  layout: 'wide',
  draw: ({ labels, at }) =>
    together(
      icon('moon', 0, 10, 92, 0.3),
      icon('sun', 1028, 10, 92, 0.5),
      bed(
        [
          [150, 'awake'],
          [330, 'sleep'],
          [90, 'awake'],
          [270, 'sleep'],
          [60, 'awake'],
          [160, 'sleep'],
          [60, 'awake'],
        ],
        at(0),
      ),
      disc([24, 330, 18], 'sleep', at(1)),
      words(60, 344, labels[0], { at: at(1), anchor: 'start' }),
      disc([424, 330, 18], 'awake', at(1) + 0.3),
      words(460, 344, labels[1], { at: at(1) + 0.3, anchor: 'start' }),
    ),
};

export const brokenNight: Drawing = {
  layout: 'wide',
  draw: ({ labels, at }) =>
    together(
      icon('moon', 0, 10, 92, 0.3),
      icon('sun', 1028, 10, 92, 0.5),
      bed(
        [
          [50, 'awake'],
          [480, 'sleep'],
          [110, 'awake'],
          [100, 'sleep'],
          [120, 'awake'],
          [90, 'sleep'],
          [170, 'awake'],
        ],
        at(0),
      ),
      words(270, 340, labels[0], { at: at(0) + 0.6 }),
      words(840, 340, labels[1], { at: at(0) + 1.6 }),
    ),
};

export const blanket: Drawing = {
  layout: 'split',
  draw: ({ labels, at }) =>
    together(
      line('M60 60h520v340H60Z', 'ink', { at: 0.4, takes: 1.8 }),
      box([90, 84, 200, 80], 'faint', { at: 0.9, radius: 20 }),
      box([350, 84, 200, 80], 'faint', { at: 1.1, radius: 20 }),
      box([80, 190, 350, 190], 'sleep', { at: at(0) + 0.4, radius: 16 }),
      words(255, 274, labels[1], { at: at(1), strong: true, ink: 'night' }),
      words(320, 466, labels[0], { at: at(1) + 0.5 }),
      line('M444 40v380', 'dawn', { at: at(2), takes: 1.4, width: 10 }),
    ),
};

export const hours: Drawing = {
  layout: 'wide',
  draw: ({ labels, at }) =>
    together(
      line('M0 200h1120', 'faint', { at: 0.3 }),
      icon('moon', 204, 12, 96, 0.5),
      icon('sun', 820, 12, 96, 0.5),
      bar([250, 150, 620, 100], 'sleep', { at: at(0), takes: 1.6, radius: 16 }),
      words(560, 218, labels[2], { at: at(1), size: 56, strong: true, ink: 'night' }),
      words(250, 330, labels[0], { at: at(1) + 0.6, size: 50 }),
      words(870, 330, labels[1], { at: at(0) + 0.4, size: 50 }),
    ),
};

export const widen: Drawing = {
  layout: 'wide',
  draw: ({ labels, at }) =>
    together(
      words(0, 44, labels[0], { at: at(0), anchor: 'start', strong: true }),
      bar([110, 66, 1010, 86], 'sleep', { at: at(0) + 0.4, radius: 14 }),
      slide(box([14, 66, 86, 86], 'dawn', { at: at(0) + 1.6, radius: 14 }), [-14, 0], at(0) + 1.6),
      words(1120, 44, labels[1], { at: at(0) + 1, anchor: 'end' }),
      words(0, 254, labels[2], { at: at(1), anchor: 'start', strong: true }),
      bar([110, 276, 1010, 86], 'sleep', { at: at(1) + 0.4, radius: 14 }),
      words(1120, 254, labels[3], { at: at(1) + 1, anchor: 'end' }),
    ),
};

export const mornings: Drawing = {
  layout: 'wide',
  draw: ({ labels, at }) => {
    const tops = [96, 40, 120, 70, 20, 4, 88];
    return together(
      line('M0 306h1120', 'dawn', { at: 0.3, takes: 1.6, width: 5 }),
      ...tops.map((top, index) => {
        const x = 20 + index * 158;
        const when = at(0) + index * 0.22;
        return together(
          box([x + 34, top, 64, 296 - top], 'sleep', { at: when, radius: 14 }),
          disc([x + 66, 306, 19], 'dawn', when + 0.3),
          words(x + 66, 382, labels[index], { at: when }),
        );
      }),
    );
  },
};

export const napDay: Drawing = {
  layout: 'wide',
  draw: ({ labels, at }) =>
    together(
      icon('sun', 0, 24, 96, 0.3),
      icon('moon', 1016, 24, 96, 0.6),
      line('M10 220h1100', 'faint', { at: 0.3, width: 8 }),
      bar([10, 150, 582, 140], 'night', { at: at(0), takes: 1.4, radius: 18 }),
      line('M600 112v192', 'dawn', { at: at(0) + 0.9, width: 8 }),
      words(600, 84, labels[0], { at: at(0) + 1, size: 56, strong: true, ink: 'dawn' }),
      bar([372, 172, 176, 96], 'nap', { at: at(1), takes: 1, radius: 14 }),
      words(460, 370, labels[1], { at: at(1) + 0.4, ink: 'nap' }),
    ),
};

export const windingPath: Drawing = {
  layout: 'wide',
  draw: ({ labels, at }) =>
    together(
      line(
        'M30 250c60-90 110-120 170-60s110 110 180 20 120-110 180-20 110 100 180 10 120-100 180-10 100 50 150-20',
        'sleep',
        { at: at(0), takes: 3.2, width: 10 },
      ),
      disc([30, 250, 20], 'dawn', at(1)),
      words(20, 356, labels[0], { at: at(1), anchor: 'start' }),
      disc([1070, 170, 20], 'dawn', at(1) + 0.6),
      words(1100, 356, labels[1], { at: at(1) + 0.6, anchor: 'end' }),
    ),
};

export const crowd: Drawing = {
  layout: 'split',
  draw: ({ at }) => {
    const counts = [1, 3, 5, 7, 6, 4, 2];
    return together(
      line('M40 440h560', 'faint', { at: 0.3 }),
      ...counts.flatMap((count, column) =>
        Array.from({ length: count }, (_, row) =>
          disc(
            [80 + column * 80, 400 - row * 56, 20],
            column === 2 && row === 3 ? 'dawn' : 'sleep',
            at(0) + column * 0.16 + row * 0.05,
          ),
        ),
      ),
    );
  },
};

export const bedMoon: Drawing = {
  layout: 'split',
  draw: () => together(place(sideBed(0.6), 40, 190), icon('moon', 420, 20, 150, 0.4)),
};

const sideBed = (at: number): string =>
  together(
    line('M10 20v260M10 220h540M550 280v-90c0-26-14-40-40-40H190v70', 'ink', {
      at,
      takes: 1.8,
      width: 8,
    }),
    line('M50 176a46 34 0 1 0 92 0 46 34 0 1 0-92 0', 'ink', { at: at + 0.4, width: 8 }),
    shape('M206 212v-46h298c18 0 30 10 30 28v18Z', 'sleep', at + 0.8),
  );

export const bedAwake: Drawing = {
  layout: 'split',
  draw: ({ at }) =>
    together(
      place(sideBed(0.4), 40, 190),
      line('M140 170l30-60 26 44 34-84 28 60 30-44', 'awake', { at: at(1), takes: 1.8, width: 9 }),
      icon('spark', 400, 30, 120, at(0) + 0.6),
    ),
};
