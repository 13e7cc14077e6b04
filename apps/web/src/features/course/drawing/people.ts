import { circle, type Piece, type Stroke } from './stroke.ts';

export type Person = 'nadia' | 'martin' | 'claire' | 'samuel';

/** Hair and beard around a head of radius 13 at the origin; `behind` is drawn under the face. */
const looks: Readonly<Record<Person, { behind: readonly Stroke[]; front: readonly Stroke[] }>> = {
  nadia: {
    behind: [['shade', circle(1, -17, 6.5)]],
    front: [['shade', 'M-13 1C-15-12-7-15 0-15C8-15 15-12 13 1C11-5 7-8 2-9C-3-8-10-6-13 1z']],
  },
  martin: {
    behind: [],
    front: [
      ['shade', 'M-13.5-3C-15 0-14.5 4-12.5 6C-11.5 3-11.5 0-12-4z'],
      ['shade', 'M13.5-3C15 0 14.5 4 12.5 6C11.5 3 11.5 0 12-4z'],
      ['line', 'M-5 5.5Q-2.5 3.5 0 5Q2.5 3.5 5 5.5'],
    ],
  },
  claire: {
    behind: [['shade', 'M-14 10C-19-6-14-17 0-17C14-17 19-6 14 10C8 13-8 13-14 10z']],
    front: [
      ['shade', 'M-12.5-3C-12-12-5-14 0-14C6-14 12-12 12.5-3C6-5 2-8 0-10C-3-7-8-4-12.5-3z'],
      ['fine', `${circle(-4.7, 0.5, 3.4)}${circle(4.7, 0.5, 3.4)}M-1.3 0.5h2.6`],
    ],
  },
  samuel: {
    behind: [],
    front: [
      [
        'shade',
        'M-13-2C-17-6-14-11-11-11C-11-16-5-18-2-15C1-19 8-17 8-13C13-14 16-7 13-2C9-7 4-8 0-7C-5-8-10-7-13-2z',
      ],
      ['fine', 'M-11 5C-9 12-4 13.5 0 13.5C4 13.5 9 12 11 5'],
    ],
  },
};

export type Eyes = 'open' | 'closed';

function face(who: Person, eyes: Eyes): Stroke[] {
  const look: Stroke =
    eyes === 'closed'
      ? ['fine', 'M-7 1.5Q-5 3.5-3 1.5M3 1.5Q5 3.5 7 1.5']
      : ['ink', `${circle(-4.7, 0.8, 1)}${circle(4.7, 0.8, 1)}`];
  const mouth: Stroke = ['fine', who === 'martin' ? 'M-2.5 8.5Q0 10 2.5 8.5' : 'M-3 7Q0 9 3 7'];
  return [look, mouth];
}

/** Head of radius 13. The origin is the middle of the head. */
export function head(who: Person, eyes: Eyes = 'open'): Piece {
  const { behind, front } = looks[who];
  return [...behind, ['paper', circle(0, 0, 13)], ...face(who, eyes), ...front];
}

/** Person behind a table, seen from the chest up; the origin is the middle of the table's edge. */
export const bust = (who: Person, eyes: Eyes = 'open'): Piece => [
  ['paper', 'M-27 0C-27-20-20-27-8-29Q0-25 8-29C20-27 27-20 27 0'],
  ['line', 'M-8-29Q0-22 8-29'],
  [head(who, eyes), 0, -43],
];

/** Seen from the front. The origin is on the floor. */
export const standing = (who: Person, eyes: Eyes = 'open'): Piece => [
  ['paper', 'M-9-38L-9-2H-15M9-38V-2H15'],
  ['paper', 'M-8-78Q0-73 8-78C16-76 18-70 18-62L16-36H-16L-18-62C-18-70-16-76-8-78z'],
  ['line', 'M-18-64C-24-54-23-46-20-38M18-64C24-54 23-46 20-38'],
  [head(who, eyes), 0, -92],
];

export const walking = (who: Person, eyes: Eyes = 'open'): Piece => [
  ['paper', 'M-5-38L-16-3H-23M5-38L15-3H21'],
  ['paper', 'M-8-78Q0-73 8-78C15-76 17-70 16-60L13-36H-13L-16-60C-17-70-15-76-8-78z'],
  ['line', 'M-16-64C-24-56-26-48-27-42M15-64C20-56 26-52 31-50'],
  [head(who, eyes), 2, -92],
];

/** Seen from the front. The origin is on the floor. */
export const inArmchair = (who: Person, eyes: Eyes = 'open'): Piece => [
  ['line', 'M-36-8V0M36-8V0'],
  ['paper', 'M-36-20V-78C-36-92-26-96 0-96C26-96 36-92 36-78V-20z'],
  ['paper', 'M-11-34V-3H-17M11-34V-3H17'],
  ['paper', 'M-8-66Q0-61 8-66C17-64 20-56 20-44V-30H-20V-44C-20-56-17-64-8-66z'],
  ['paper', 'M-46-8V-44C-46-54-30-54-30-44V-24H30V-44C30-54 46-54 46-44V-8z'],
  [head(who, eyes), 0, -80],
  ['fine', 'M-11-24V-8M11-24V-8'],
];

/** Seen from the front. The origin is on the floor, under the head of the bed. */
export const inBed = (who: Person, eyes: Eyes = 'closed'): Piece => [
  ['line', 'M0 0V-66C0-72 10-72 10-66V-40M170 0V-46C170-51 162-51 162-46V-38'],
  ['paper', 'M10-34H162V-14H10z'],
  ['paper', 'M13-36C10-48 14-56 30-55C46-56 54-50 51-36z'],
  [head(who, eyes), 34, -55, { turn: -90 }],
  ['paper', 'M47-18C44-34 48-60 66-62C92-64 108-56 124-57C146-60 160-52 162-40V-18z'],
  ['fine', 'M56-52C64-46 60-34 62-24M92-50C100-44 116-42 128-46'],
];
