/**
 * Picture of `width` × `height` points. `data`: red, green, blue and opacity of each point, 0 to
 * 255.
 */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
};

export type Colour = readonly [red: number, green: number, blue: number];

/** Colours behind logos: `--surface` by day, `--surface` at night, and the light plate at night. */
export const LOGO_GROUNDS = {
  day: [247, 242, 234],
  night: [19, 21, 38],
  plate: [177, 179, 196],
} as const satisfies Record<string, Colour>;

/** Minimum contrast between a drawing and its ground. @source WCAG 1.4.11 */
const CLEAR = 3;
/**
 * At least this share of the drawing must have the minimum contrast. The rest may have less, for
 * example soft edges.
 */
const CLEAR_SHARE = 1 / 3;
/** Minimum share of the picture that must be drawn. */
const DRAWN_SHARE = 0.005;
/** Maximum difference per channel for a point that counts as ground. */
const SAME = 16;

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function colourAt({ data }: Pixels, point: number, ground: Colour): Colour {
  const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(point * 4, point * 4 + 4);
  const share = opacity / 255;
  const over = (channel: number, behind: number) =>
    Math.round(channel * share + behind * (1 - share));
  return [over(red, ground[0]), over(green, ground[1]), over(blue, ground[2])];
}

const isSame = (one: Colour, other: Colour): boolean =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= SAME);

/** Ground behind the drawing: the colour of the four corners when they are equal, else the page. */
function groundOf(pixels: Pixels, page: Colour): Colour {
  const { width, height } = pixels;
  const last = width * height - 1;
  const corners = [0, width - 1, last - width + 1, last].map((at) => colourAt(pixels, at, page));
  const [first = page] = corners;
  return corners.every((each) => isSame(each, first)) ? first : page;
}

/**
 * True when at least a third of the drawing has a contrast of 3 with its ground.
 * @decision console#name-and-logos
 */
export function isLegibleOn(pixels: Pixels, page: Colour): boolean {
  const ground = groundOf(pixels, page);
  const points = pixels.width * pixels.height;
  let drawn = 0;
  let clear = 0;
  for (let point = 0; point < points; point += 1) {
    const colour = colourAt(pixels, point, ground);
    if (isSame(colour, ground)) continue;
    drawn += 1;
    if (contrast(colour, ground) >= CLEAR) clear += 1;
  }
  return drawn >= points * DRAWN_SHARE && clear >= drawn * CLEAR_SHARE;
}
