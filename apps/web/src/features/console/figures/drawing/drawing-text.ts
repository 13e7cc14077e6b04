import { paperColours } from './paper-colours.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const colourOf = (name: string): string => {
  const colour = paperColours[name];
  if (colour === undefined) throw new RangeError(`no colour of paper: ${name}`);
  return colour;
};

export function drawingText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [, , width = '0', height = '0'] = (copy.getAttribute('viewBox') ?? '').split(' ');
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  for (const element of [copy, ...copy.querySelectorAll('*')]) element.removeAttribute('class');
  const text = new XMLSerializer().serializeToString(copy);
  return DECLARATION + text.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colourOf(name));
}
