/** The pictures of the user guide and their size in CSS pixels, as `take-guide-pictures` took them. */
export const guidePictures = {} as const satisfies Record<
  string,
  { readonly width: number; readonly height: number }
>;

export function isGuidePicture(id: string): id is keyof typeof guidePictures {
  return Object.hasOwn(guidePictures, id);
}
