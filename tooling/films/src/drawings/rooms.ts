import type { Drawing } from './drawing.ts';
import { icon } from './icons.ts';
import {
  appear,
  box,
  disc,
  leave,
  line,
  place,
  ring,
  shape,
  slide,
  together,
  words,
} from './pen.ts';

export const title: Drawing = {
  layout: 'title',
  draw: () =>
    together(
      icon('moon', 930, 96, 190, 0.6),
      ...[
        [760, 120],
        [860, 60],
        [1160, 190],
        [640, 96],
        [1180, 70],
        [1110, 330],
      ].map(([x = 0, y = 0], index) =>
        disc([x, y, index % 2 === 0 ? 4 : 3], 'ink', 0.8 + index * 0.2),
      ),
    ),
};

export const nightCorner: Drawing = {
  layout: 'split',
  draw: ({ at }) =>
    together(
      shape('M440 130 350 470h250L510 130Z', 'night', at(0) + 0.8),
      line('M420 130 452 40h48l32 90ZM476 130v320M420 460h112', 'ink', {
        at: at(0),
        takes: 1.6,
        width: 8,
      }),
      line('M90 250V150c0-34 22-56 56-56h100c34 0 56 22 56 56v100', 'ink', {
        at: at(0) + 0.4,
        takes: 1.6,
        width: 8,
      }),
      line(
        'M50 400V270a30 30 0 0 1 60 0v60h172v-60a30 30 0 0 1 60 0v130ZM80 404v50M312 404v50',
        'ink',
        { at: at(0) + 0.8, takes: 1.8, width: 8 },
      ),
      shape('M124 340v-84h144v84Z', 'sleep', at(0) + 1.6),
    ),
};

export const clockTurned: Drawing = {
  layout: 'split',
  draw: ({ at }) =>
    together(
      line('M60 446h520', 'faint', { at: 0.4, width: 8 }),
      ring([320, 276, 138], 'ink', { at: 0.4, takes: 1.6, width: 8 }),
      line('M206 168a62 62 0 0 1 92-70M434 168a62 62 0 0 0-92-70', 'ink', { at: 0.8, width: 8 }),
      line('M232 384l-34 54M408 384l34 54', 'ink', { at: 1, width: 8 }),
      leave(
        together(
          line('M320 276v-84M320 276l62 40', 'dawn', { at: 1.2, width: 9 }),
          line('M320 160v12M320 380v12M204 276h12M424 276h12', 'soft', { at: 1.2, width: 7 }),
        ),
        at(1) + 0.2,
      ),
      ring([320, 276, 20], 'soft', { at: at(1) + 0.5, takes: 0.8, width: 7 }),
      line('M150 300c-30 66 60 108 170 108s200-42 170-108', 'dawn', {
        at: at(1) + 0.3,
        takes: 1.4,
        width: 8,
      }),
      line('M458 316l30-20 24 28', 'dawn', { at: at(1) + 1.6, takes: 0.4, width: 8 }),
    ),
};

export const bubble: Drawing = {
  layout: 'split',
  draw: ({ labels, at }) =>
    together(
      shape(
        'M180 60h300c66 0 116 46 116 104v44c0 58-50 104-116 104H180C114 312 64 266 64 208v-44C64 106 114 60 180 60Z',
        'night',
        at(0),
      ),
      line(
        'M180 60h300c66 0 116 46 116 104v44c0 58-50 104-116 104H180C114 312 64 266 64 208v-44C64 106 114 60 180 60Z',
        'soft',
        { at: at(0), takes: 1.8 },
      ),
      words(330, 174, labels[0], { at: at(0) + 0.6, size: 50 }),
      disc([180, 356, 22], 'soft', at(0) + 1),
      disc([140, 410, 13], 'soft', at(0) + 1.2),
      line('M210 450h70l24-46 34 84 30-64 18 26h110', 'awake', { at: at(1), takes: 1.8, width: 7 }),
    ),
};

export const balance: Drawing = {
  layout: 'split',
  draw: ({ labels, at }) =>
    together(
      line('M320 50v340M230 400h180', 'ink', { at: 0.3, width: 8 }),
      line('M110 120h420', 'ink', { at: 0.6, width: 8 }),
      line('M110 120 40 270h140ZM530 120l-70 150h140Z', 'dawn', { at: 0.9, takes: 1.6, width: 7 }),
      words(110, 336, labels[0], { at: at(1), size: 46 }),
      words(530, 336, labels[1], { at: at(1) + 0.8, size: 46 }),
    ),
};

export const columns: Drawing = {
  layout: 'split',
  draw: ({ labels, at }) =>
    together(
      line('M50 30h540v420H50Z', 'ink', { at: 0.3, takes: 1.8, width: 7 }),
      line('M320 30v420M50 120h540', 'soft', { at: 0.8, width: 5 }),
      words(185, 90, labels[0], { at: at(2), size: 46, strong: true }),
      words(455, 90, labels[1], { at: at(2) + 0.4, size: 46, strong: true }),
      ...[190, 270, 350].map((y, index) =>
        together(
          line(`M90 ${y}h180`, 'soft', { at: at(2) + 0.4 + index * 0.5, takes: 0.6, width: 8 }),
          line(`M360 ${y}h${index === 1 ? 110 : 180}`, 'dawn', {
            at: at(2) + 0.8 + index * 0.5,
            takes: 0.6,
            width: 8,
          }),
        ),
      ),
    ),
};

/**
 * The disc grows for four seconds and shrinks for six. A pause could make people hold their breath.
 */
export const breath: Drawing = {
  layout: 'split',
  draw: ({ labels, at }) => {
    const inAt = Math.max(at(0), at(1) - 4);
    return together(
      ring([320, 240, 220], 'faint', { at: 0.3, takes: 1.6, width: 5 }),
      ring([320, 240, 100], 'faint', { at: 0.5, takes: 1.2, width: 5 }),
      `<g class="breathes" style="--in:${Number(inAt.toFixed(3))}s;--out:${at(1)}s"><circle cx="320" cy="240" r="100" class="fill sleep"/></g>`,
      `<g class="leaves" style="--at:${at(1)}s">${words(320, 272, labels[0], { at: inAt, size: 88, strong: true, ink: 'night' })}</g>`,
      words(320, 272, labels[1], { at: at(1) + 0.4, size: 88, strong: true, ink: 'night' }),
    );
  },
};

export const release: Drawing = {
  layout: 'split',
  draw: ({ labels, at }) =>
    together(
      line(
        'M40 150l46-70 46 130 46-140 46 140 46-140 46 140 46-140 46 140 46-130 46 70 46-20',
        'awake',
        { at: at(0), takes: 1.8, width: 8 },
      ),
      words(320, 270, labels[0], { at: at(0) + 0.5 }),
      line('M40 370c70-60 120-60 190 0s120 60 190 0 120-50 180-10', 'sleep', {
        at: at(1),
        takes: 2.6,
        width: 8,
      }),
      words(320, 480, labels[1], { at: at(1) + 0.5 }),
    ),
};

export const morning: Drawing = {
  layout: 'split',
  draw: ({ at }) =>
    together(
      '<clipPath id="pane"><path d="M150 60h340v340H150Z"/></clipPath>',
      appear('<rect x="150" y="60" width="340" height="340" class="fill night"/>', 0.3),
      `<g clip-path="url(#pane)">${slide(disc([320, 460, 84], 'dawn', 0.4), [0, -210], at(0), 3)}${shape('M150 340c80-50 150-40 200-20s100 10 140-20v110H150Z', 'hill', 0.5)}</g>`,
      line('M150 60h340v340H150ZM320 60v340M150 230h340', 'ink', { at: 0.3, takes: 1.8, width: 8 }),
      line(
        'M110 30h420M120 34c30 120 0 260-60 390h70c40-110 46-250 20-390M520 34c-30 120 0 260 60 390h-70c-40-110-46-250-20-390',
        'soft',
        { at: at(1), takes: 1.8, width: 6 },
      ),
    ),
};

export const plan: Drawing = {
  layout: 'split',
  draw: ({ labels, at }) =>
    together(
      box([110, 20, 420, 460], 'night', { at: 0.3, radius: 18 }),
      line('M110 20h420v460H110Z', 'ink', { at: 0.3, takes: 1.8, width: 7 }),
      words(320, 94, labels[0], { at: 0.8, size: 46, strong: true }),
      ...[160, 230, 300, 370].map((y, index) =>
        line(`M160 ${y}h${[320, 250, 300, 180][index]}`, 'soft', {
          at: at(0) + 0.4 + index * 0.5,
          takes: 0.7,
          width: 8,
        }),
      ),
      place(icon('pencil', 0, 0, 130, at(0) + 0.6), 430, 350),
    ),
};
