import { bust, inArmchair, inBed, standing, walking } from './people.ts';
import type { Scene } from './stroke.ts';
import * as $ from './things.ts';

export const scenes: Readonly<Record<string, Scene>> = {
  'two-forces': [
    [$.hills, 160, 140],
    [$.sun, 62, 44],
    [$.moon, 258, 44],
    [walking('nadia'), 160, 140, { scale: 0.9 }],
  ],
  'uneven-night': [
    [$.floor, 0, 140],
    [$.nightWindow, 262, 112],
    [inBed('martin'), 38, 140],
  ],
  'circle-of-worry': [
    [$.floor, 0, 140],
    [$.thought, 112, 52, { scale: 1.3 }],
    [$.scribble, 112, 43, { scale: 1.3 }],
    [inBed('nadia', 'open'), 44, 140],
    [$.nightstand, 262, 140],
    [$.clock(2, 40), 262, 74, { scale: 0.9 }],
  ],
  'a-way-out': [
    [$.sunrise, 196, 78, { scale: 1.2 }],
    [$.path, 176, 140, { scale: 1.1 }],
    [walking('claire'), 90, 140],
  ],
  'diary-morning': [
    [$.dawnWindow, 74, 112],
    [bust('nadia'), 186, 102, { scale: 1.3 }],
    [$.table, 186, 102, { scale: 1.2 }],
    [$.notebook, 184, 97],
    [$.hotCup, 246, 102],
  ],
  'no-clock': [
    [$.floor, 0, 140],
    [inBed('samuel'), 34, 140],
    [$.nightstand, 248, 140],
    [$.turnedClock, 248, 100],
  ],
  'bed-and-sleep': [
    [
      $.nightBar(200, [
        [34, 92],
        [116, 164],
      ]),
      60,
      126,
      { scale: 1 },
    ],
    [inBed('martin'), 74, 100, { scale: 0.9 }],
  ],
  'week-by-week': [
    [$.columns([24, 36, 32, 50, 60, 72]), 34, 132],
    [standing('martin'), 236, 140],
    [$.plant, 284, 140],
  ],
  'small-cover': [
    [$.floor, 0, 140],
    [$.emptyBed, 60, 140, { scale: 1.1 }],
    [$.blanket, 178, 100, { scale: 0.8 }],
  ],
  'later-evening': [
    [$.floor, 0, 140],
    [$.nightWindow, 70, 106],
    [inArmchair('nadia'), 176, 140],
    [$.notebook, 176, 96, { scale: 0.8 }],
    [$.nightstand, 258, 140],
    [$.lamp, 258, 100],
  ],
  'key-stays': [
    [$.floor, 0, 140],
    [$.car, 100, 140, { scale: 1.2 }],
    [standing('samuel'), 214, 140],
    [$.key, 250, 104],
  ],
  'call-first': [
    [$.dayWindow, 68, 110],
    [bust('claire'), 176, 102, { scale: 1.3 }],
    [$.table, 176, 102, { scale: 1.2 }],
    [$.phone, 228, 102],
    [$.sheet, 262, 102, { scale: 0.6 }],
  ],
  'nadia-counts': [
    [bust('nadia'), 92, 102, { scale: 1.3 }],
    [$.table, 108, 102, { scale: 1.2 }],
    [$.notebook, 92, 97],
    [$.nightBar(120, [[22, 98]]), 186, 54],
    [$.nightBar(78, [[2, 76]]), 207, 88],
  ],
  'rise-chosen': [
    [$.floor, 0, 140],
    [$.dawnWindow, 76, 110],
    [$.clock(6, 30), 150, 44],
    [standing('nadia'), 196, 140],
    [$.hotCup, 226, 104, { scale: 0.9 }],
  ],
  'keep-or-widen': [
    [$.nightBar(130, [[6, 124]]), 28, 58],
    [$.nightBar(166, [[6, 158]]), 28, 112],
    [$.arrow, 94, 76, { scale: 0.5, turn: 90 }],
    [standing('martin'), 256, 140],
  ],
  'uneven-line': [
    [$.hills, 160, 112],
    [$.path, 150, 140, { scale: 1.1 }],
    [walking('claire'), 244, 140, { scale: 0.9 }],
  ],
  'hard-days': [
    [$.floor, 0, 140],
    [inArmchair('claire', 'closed'), 120, 140],
    [$.nightstand, 206, 140],
    [$.hotCup, 206, 100],
    [$.dayWindow, 270, 112, { scale: 0.9 }],
  ],
  'morning-light': [
    [$.openDoor, 86, 138],
    [$.sunrise, 228, 78],
    [walking('martin'), 172, 140],
    [$.floor, 0, 140],
  ],
};
