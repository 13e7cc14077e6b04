import type { Drawing } from './drawing.ts';
import { icon } from './icons.ts';
import { appear, bar, disc, leave, together, words } from './pen.ts';

export const rows: Drawing = {
  layout: 'split',
  draw: ({ labels, icons, at }) => {
    const height = 500 / Math.max(3, labels.length);
    const side = Math.min(112, height - 24);
    const top = (500 - height * labels.length) / 2;
    const size = labels.length > 3 ? 46 : 50;
    return labels
      .map((label, index) => {
        const y = top + index * height + height / 2;
        const name = icons[index] ?? icons[0] ?? 'moon';
        const first = y + (label.includes('|') ? -10 : 16);
        return together(
          icon(name, 20, y - side / 2, side, at(index)),
          words(168, first, label, { at: at(index) + 0.2, anchor: 'start', size }),
        );
      })
      .join('');
  },
};

export const emblem: Drawing = {
  layout: 'split',
  draw: ({ icons, labels, at }) =>
    together(
      disc([330, 235, 205], 'night', 0.2),
      ...icons.map((name, index) => {
        const shown = icon(name, 210, 115, 240, index === 0 ? 0.5 : at(index) + 0.3);
        return index === icons.length - 1 ? shown : leave(shown, at(index + 1));
      }),
      labels[0] === undefined ? '' : words(330, 492, labels[0], { at: at(1) }),
    ),
};

export const bars: Drawing = {
  layout: 'wide',
  draw: ({ labels, values, at }) => {
    const longest = Math.max(...values);
    const inks = ['faint', 'sleep', 'dawn'] as const;
    const pitch = 400 / Math.max(2, values.length);
    return values
      .map((value, index) => {
        const y = index * pitch + (values.length === 2 ? 30 : 6);
        const ink = inks[index] ?? 'dawn';
        return together(
          words(0, y + 36, labels[index], { at: at(index), anchor: 'start' }),
          bar([0, y + 54, (1120 * value) / longest, 46], ink, { at: at(index) + 0.2 }),
        );
      })
      .join('');
  },
};

export const circle: Drawing = {
  layout: 'wide',
  draw: ({ labels, at }) => {
    const places: [number, number][] = [
      [560, 44],
      [908, 200],
      [560, 356],
      [212, 200],
    ];
    const arcs = [
      'M788 58C852 74 896 104 906 156',
      'M906 244C896 296 852 326 788 342',
      'M332 342C268 326 224 296 214 244',
      'M214 156C224 104 268 74 332 58',
    ];
    const heads = [
      'm-22-10 22 12 8-24',
      'm10-22-12 22 24 8',
      'm22 10-22-12-8 24',
      'm-10 22 12-22-24-8',
    ];
    const ends = ['906 158', '786 342', '214 242', '334 58'];
    return places
      .map(([x, y], index) =>
        together(
          words(x, y + 14, labels[index], { at: at(index), strong: true }),
          appear(
            `<path d="${arcs[index]}" class="stroke dawn" stroke-width="6"/><path d="M${ends[index]}${heads[index]}" class="stroke dawn" stroke-width="6"/>`,
            at(index) + 0.5,
          ),
        ),
      )
      .join('');
  },
};
