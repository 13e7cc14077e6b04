import type { Hazard } from '../hazard.ts';

const LOOKS = [
  'backgroundColor',
  'color',
  'borderColor',
  'borderWidth',
  'outlineStyle',
  'boxShadow',
];

export const forcedColors: Hazard = {
  does: 'forces its own colours (high contrast)',
  context: { forcedColors: 'active' },
  faultsOn: (page) =>
    page.evaluate((looks) => {
      const lookOf = (label: Element) => {
        const style = getComputedStyle(label);
        return looks.map((look) => Reflect.get(style, look) as string).join(' ');
      };
      return [...document.querySelectorAll('label.chip:has(input:checked)')].flatMap((chosen) => {
        const other = [...(chosen.parentElement?.querySelectorAll('label.chip') ?? [])].find(
          (label) => !label.querySelector('input')?.checked,
        );
        return other && lookOf(other) === lookOf(chosen)
          ? [`the chosen answer looks like the others: ${chosen.textContent}`]
          : [];
      });
    }, LOOKS),
};
