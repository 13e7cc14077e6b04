/** Each line ends at the height at which the line begins, so that copies fit together. */
export const farLine =
  'M0 192C90 172 150 150 236 158c78 7 120 36 198 34 92-3 140-52 236-52 84 0 128 40 214 38 64-2 96-14 150-14 62 0 104 38 166 28';
export const nearLine =
  'M0 250c70-22 150-44 240-34 98 11 160 44 268 40 104-4 168-52 282-50 130 0 200 52 290 52 50 0 80-3 120-8';
