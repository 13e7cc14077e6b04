interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The pictures of the user guide by name, with their size in CSS pixels: it keeps their room. */
const guidePictures: Readonly<Record<string, PictureSize>> = {};

/** The size of a picture, or null when the site has none of that name. */
export function findPicture(id: string): PictureSize | null {
  return Object.hasOwn(guidePictures, id) ? (guidePictures[id] ?? null) : null;
}
