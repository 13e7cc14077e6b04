import { circle, type Piece } from './stroke.ts';

export const floor: Piece = [['fine', 'M12 0H308']];

export const emptyBed: Piece = [
  ['line', 'M0 0V-66C0-72 10-72 10-66V-40M170 0V-46C170-51 162-51 162-46V-38'],
  ['paper', 'M10-34H162V-14H10z'],
  ['paper', 'M13-35C10-46 14-50 30-49C46-50 54-46 51-35z'],
  ['paper', 'M44-18C42-34 46-41 60-41H150C160-41 162-36 162-30V-18z'],
  ['fine', 'M60-41C68-36 64-26 66-18'],
];

export const lamp: Piece = [
  ['glow', circle(0, -36, 30)],
  ['line', 'M0 0V-30M-10 0H10'],
  ['bright', 'M-8-48H8L15-28H-15z'],
];

export const darkLamp: Piece = [
  ['line', 'M0 0V-30M-10 0H10'],
  ['paper', 'M-8-48H8L15-28H-15z'],
];

export const sun: Piece = [
  ['glow', circle(0, 0, 26)],
  ['bright', circle(0, 0, 13)],
  [
    'fine',
    'M0-20V-26M0 20V26M20 0H26M-20 0H-26M14-14L18-18M-14-14L-18-18M14 14L18 18M-14 14L-18 18',
  ],
];

export const sunrise: Piece = [
  ['glow', 'M-34 0A34 34 0 0 1 34 0z'],
  ['bright', 'M-18 0A18 18 0 0 1 18 0'],
  ['fine', 'M0-26V-34M18-19L24-25M-18-19L-24-25M26-6L34-9M-26-6L-34-9'],
  ['line', 'M-64 0H64'],
];

export const moon: Piece = [
  ['glow', circle(0, 0, 20)],
  ['shade', 'M5-13A14 14 0 1 0 12 9A11 11 0 0 1 5-13z'],
];

export const stars: Piece = [
  ['ink', `${circle(0, 0, 1.4)}${circle(22, -12, 1.1)}${circle(40, 6, 1.4)}${circle(62, -8, 1.1)}`],
];

const frame: Piece = [
  ['paper', 'M-36-88H36V0H-36z'],
  ['line', 'M-42 0H42'],
];
const bars: Piece = [['fine', 'M0-88V0M-36-44H36']];

export const nightWindow: Piece = [
  ...frame,
  [moon, 14, -62],
  ['ink', `${circle(-20, -66, 1.2)}${circle(-10, -22, 1.2)}${circle(22, -20, 1.2)}`],
  ...bars,
];
export const dayWindow: Piece = [...frame, [sun, 8, -56, { scale: 0.9 }], ...bars];
export const dawnWindow: Piece = [
  ...frame,
  ['glow', 'M-36-24Q0-62 36-24V0H-36z'],
  ['line', 'M-36-22Q-14-36 4-24Q20-32 36-24'],
  ...bars,
];

export function clock(hours: number, minutes: number): Piece {
  const hand = (turns: number, length: number) => {
    const angle = turns * 2 * Math.PI;
    return `M0 0L${Math.round(Math.sin(angle) * length)} ${Math.round(-Math.cos(angle) * length)}`;
  };
  return [
    ['paper', circle(0, 0, 20)],
    ['fine', 'M0-17V-14M0 17V14M17 0H14M-17 0H-14'],
    ['line', hand((hours + minutes / 60) / 12, 9) + hand(minutes / 60, 13)],
  ];
}

export const turnedClock: Piece = [
  ['line', 'M-10-4L-13 0M10-4L13 0'],
  ['paper', circle(0, -18, 18)],
  ['fine', circle(0, -18, 5)],
];

const cup: Piece = [
  ['paper', 'M-10-18H10V-6C10-1 7 0 4 0H-4C-7 0-10-1-10-6z'],
  ['line', 'M10-15C18-16 18-5 9-6'],
];
export const hotCup: Piece = [...cup, ['fine', 'M-4-23C-8-28 0-30-4-35M4-23C0-28 8-30 4-35']];
export const glass: Piece = [
  ['paper', 'M-8-24H8L6 0H-6z'],
  ['fine', 'M-7-14H7'],
];
export const wine: Piece = [
  ['paper', 'M-9-34H9C9-22 5-18 0-18C-5-18-9-22-9-34z'],
  ['line', 'M0-18V0M-8 0H8'],
  ['fine', 'M-8-28H8'],
];
export const pills: Piece = [
  ['paper', 'M-10-24H10V0H-10z'],
  ['paper', 'M-12-32H12V-24H-12z'],
  ['fine', 'M-10-16H10M-10-8H10'],
];

export const notebook: Piece = [
  ['paper', 'M0-4C-8-9-20-9-26-6V8C-20 5-8 5 0 10C8 5 20 5 26 8V-6C20-9 8-9 0-4z'],
  ['fine', 'M0-4V10M-20-2C-14-3-9-2-5 0M-20 3C-14 2-9 3-5 5M20-2C14-3 9-2 5 0'],
];
export const pencil: Piece = [['paper', 'M-2-24H2V-4L0 2L-2-4z']];

export const table: Piece = [
  ['paper', 'M-74 0H74V7H-74z'],
  ['line', 'M-64 7V46M64 7V46'],
];
export const nightstand: Piece = [
  ['paper', 'M-18-40H18V0H-18z'],
  ['fine', 'M-18-20H18M-3-30H3M-3-10H3'],
];

export const armchair: Piece = [
  ['line', 'M-36-8V0M36-8V0'],
  ['paper', 'M-36-20V-78C-36-92-26-96 0-96C26-96 36-92 36-78V-20z'],
  ['paper', 'M-46-8V-44C-46-54-30-54-30-44V-24H30V-44C30-54 46-54 46-44V-8z'],
  ['fine', 'M-30-34H30'],
];

export const plant: Piece = [
  ['paper', 'M-10-18H10L7 0H-7z'],
  [
    'line',
    'M0-18V-44M0-26C-14-28-16-40-14-46C-4-44 0-36 0-26M0-34C12-36 14-48 12-54C4-50 0-44 0-34',
  ],
];
export const tree: Piece = [
  ['line', 'M0 0V-40'],
  ['paper', 'M0-96C-24-92-30-60-18-46C-10-36 10-36 18-46C30-60 24-92 0-96z'],
  ['fine', 'M0-40V-70M0-50L9-60M0-56L-8-66'],
];

export const path: Piece = [
  [
    'paper',
    'M-60 0C-20-14 40-16 8-34C-10-44 10-54 22-58C26-58 28-58 28-58C22-50 10-44 30-34C66-18 10-10 10 0z',
  ],
];
export const hills: Piece = [
  ['line', 'M-150 0C-110-34-80-30-50-12C-20-40 20-44 60-10C90-26 120-24 150-4'],
];

export const openDoor: Piece = [
  ['glow', 'M-24-100H24V0H-24z'],
  ['line', 'M-24 0V-100H24V0'],
  ['paper', 'M24-100L50-92V8L24 0z'],
  ['ink', circle(44, -44, 2)],
];

export const thought: Piece = [
  ['paper', 'M-30 8C-44 6-42-12-30-14C-28-30-8-32 0-24C10-34 28-28 28-14C42-12 42 6 28 8z'],
  ['paper', circle(-22, 18, 4)],
  ['paper', circle(-28, 28, 2.2)],
];
export const scribble: Piece = [
  ['fine', 'M-18-6C-10-16-4 2 2-8C8-18 14 2 18-8M-14 0C-6-8 0 6 8-2'],
];

export const car: Piece = [
  [
    'paper',
    'M-50-10V-24C-50-30-44-32-34-33L-22-48C-20-50-16-51-12-51H14C20-51 24-48 28-42L34-33C46-32 50-28 50-20V-10z',
  ],
  ['fine', 'M-28-33L-18-46H0V-33zM6-33V-46H14C18-46 22-40 26-33z'],
  ['paper', circle(-28, -9, 9)],
  ['paper', circle(28, -9, 9)],
];
export const key: Piece = [
  ['paper', circle(-12, 0, 8)],
  ['line', 'M-4 0H20M14 0V7M20 0V7'],
];
export const phone: Piece = [
  [
    'paper',
    'M-11-38H11C13-38 14-37 14-35V-3C14-1 13 0 11 0H-11C-13 0-14-1-14-3V-35C-14-37-13-38-11-38z',
  ],
  ['fine', 'M-4-5H4'],
];

export function nightBar(
  width: number,
  parts: readonly (readonly [from: number, to: number])[],
): Piece {
  return [
    ['paper', `M0-16H${width}V0H0z`],
    ...parts.map(([from, to]) => ['shade', `M${from}-16H${to}V0H${from}z`] as const),
  ];
}
export function columns(heights: readonly number[]): Piece {
  return [
    ...heights.map(
      (height, index) =>
        ['shade', `M${index * 22}-${height}H${index * 22 + 13}V0H${index * 22}z`] as const,
    ),
    ['line', `M-8 0H${heights.length * 22}`],
  ];
}
export const sheet: Piece = [
  ['paper', 'M-26-70H18L26-62V0H-26z'],
  ['fine', 'M18-70V-62H26M-16-52H14M-16-40H14M-16-28H14M-16-16H2'],
];
const ticks: Piece = [
  ['line', 'M-17-52L-14-49L-9-56M-17-38L-14-35L-9-42M-17-24L-14-21L-9-28'],
  ['fine', 'M-3-52H16M-3-38H16M-3-24H16'],
];
export const ticked: Piece = [['paper', 'M-26-70H26V0H-26z'], ...ticks];
export const calendar: Piece = [
  ['paper', 'M-36-56H36V0H-36z'],
  ['line', 'M-36-42H36M-18-62V-52M18-62V-52'],
  [
    'ink',
    `${circle(-24, -32, 2.2)}${circle(-8, -32, 2.2)}${circle(8, -32, 2.2)}${circle(24, -32, 2.2)}${circle(-24, -20, 2.2)}${circle(-8, -20, 2.2)}`,
  ],
  ['fine', `${circle(8, -20, 5)}M24-23V-17M21-20H27M-27-8H-21M-11-8H-5`],
];
export const blanket: Piece = [
  ['paper', 'M-50-8C-50-20-40-22-30-22H34C46-22 50-18 50-8V0H-50z'],
  ['fine', 'M-50-8H50M-34-22C-28-16-30-10-30-8'],
];
export const scales: Piece = [
  ['line', 'M0 0V-60M-16 0H16M-44-54L44-62'],
  ['fine', 'M-44-54L-56-28M-44-54L-32-28M44-62L32-36M44-62L56-36'],
  ['paper', 'M-60-28H-28C-30-16-58-16-60-28z'],
  ['paper', 'M28-36H60C58-24 30-24 28-36z'],
];
export const waves: Piece = [
  ['line', 'M0 0C12-18 24-18 36 0C48 18 60 18 72 0C84-18 96-18 108 0C120 18 132 18 144 0'],
];
export const breath: Piece = [
  ['fine', 'M0 0C10-6 16 4 26-2C32-6 30-12 25-10M2 8C14 2 22 12 34 6C42 2 40 16 33 13'],
];
export const rug: Piece = [['fine', 'M-50 0C-50-8 50-8 50 0C50 8-50 8-50 0z']];
export const arrow: Piece = [['line', 'M0 0H40M32-7L40 0L32 7']];
