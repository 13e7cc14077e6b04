import { bust, head, inArmchair, inBed, standing, walking } from './people.ts';
import type { Scene } from './stroke.ts';
import * as $ from './things.ts';

/** The drawings of modules 3 and 4, by the id in a chapter's text. */
export const scenes: Readonly<Record<string, Scene>> = {
  'awake-in-bed': [
    [$.floor, 0, 140],
    [inBed('nadia', 'open'), 40, 140],
    [$.nightstand, 246, 140],
    [$.lamp, 240, 100],
    [$.phone, 256, 100, { scale: 0.6 }],
  ],
  'bed-for-sleep': [
    [$.floor, 0, 140],
    [$.moon, 262, 48, { scale: 1.2 }],
    [$.stars, 150, 40],
    [inBed('nadia'), 52, 140],
  ],
  'seven-rules': [
    [$.ticked, 76, 128, { scale: 1.4 }],
    [bust('samuel'), 200, 102, { scale: 1.3 }],
    [$.table, 210, 102],
    [$.hotCup, 252, 102],
  ],
  'same-hour': [
    [$.floor, 0, 140],
    [$.dawnWindow, 62, 110],
    [$.clock(6, 30), 236, 42],
    [$.emptyBed, 160, 140, { scale: 0.85 }],
    [standing('martin'), 130, 140, { scale: 0.9 }],
  ],
  'quiet-corner': [
    [$.floor, 0, 140],
    [$.armchair, 130, 140],
    [$.nightstand, 212, 140],
    [$.lamp, 212, 100],
    [$.nightWindow, 276, 106, { scale: 0.8 }],
    [$.blanket, 130, 118, { scale: 0.55 }],
  ],
  'up-at-night': [
    [$.floor, 0, 140],
    [$.nightWindow, 60, 108],
    [inArmchair('nadia'), 164, 140],
    [$.notebook, 164, 96, { scale: 0.8 }],
    [$.nightstand, 246, 140],
    [$.lamp, 246, 100],
  ],
  'short-nap': [
    [$.floor, 0, 140],
    [$.dayWindow, 66, 110],
    [$.clock(1, 0), 134, 44],
    [inArmchair('samuel', 'closed'), 216, 140],
  ],
  'rest-awake': [
    [$.hills, 160, 138],
    [$.tree, 76, 140],
    [$.sun, 262, 44],
    [standing('claire'), 168, 140],
    [$.hotCup, 198, 102, { scale: 0.9 }],
  ],
  'house-asleep': [
    [$.openDoor, 74, 138],
    [$.floor, 0, 140],
    [walking('claire'), 156, 140],
    [$.armchair, 252, 140, { scale: 0.9 }],
  ],
  'night-carer': [
    [$.floor, 0, 140],
    [inBed('martin'), 30, 140],
    [standing('samuel'), 238, 140],
    [$.glass, 264, 104],
  ],
  'thought-circle': [
    [$.floor, 0, 140],
    [$.thought, 110, 50, { scale: 1.4 }],
    [$.clock(3, 0), 109, 38, { scale: 0.8 }],
    [inBed('nadia', 'open'), 48, 140],
    [$.moon, 272, 44],
  ],
  'thought-passes': [
    [$.hills, 160, 138],
    [$.thought, 84, 48],
    [$.thought, 156, 40, { scale: 0.8 }],
    [$.thought, 220, 46, { scale: 0.6 }],
    [standing('nadia'), 270, 140, { scale: 0.9 }],
  ],
  'thought-on-paper': [
    [bust('nadia'), 118, 102, { scale: 1.3 }],
    [$.table, 140, 102, { scale: 1.2 }],
    [$.notebook, 128, 97],
    [$.pencil, 164, 96, { turn: 30 }],
    [$.thought, 226, 56, { scale: 1.3 }],
    [$.scribble, 226, 47, { scale: 1.3 }],
  ],
  'both-sides': [
    [$.scales, 110, 136, { scale: 1.4 }],
    [standing('claire'), 252, 140],
  ],
  'worry-meeting': [
    [$.dayWindow, 68, 108],
    [$.clock(5, 30), 132, 44, { scale: 0.9 }],
    [bust('samuel'), 206, 102, { scale: 1.3 }],
    [$.table, 206, 102, { scale: 1.2 }],
    [$.notebook, 200, 97],
  ],
  'worry-waits': [
    [$.floor, 0, 140],
    [inBed('samuel'), 34, 140],
    [$.nightstand, 254, 140],
    [$.notebook, 254, 95, { scale: 0.6 }],
    [$.moon, 260, 44],
  ],
  'how-many-hours': [
    [$.nightBar(96, [[4, 92]]), 136, 46],
    [$.nightBar(128, [[4, 124]]), 136, 86],
    [$.nightBar(156, [[4, 152]]), 136, 126],
    [head('martin'), 96, 38],
    [head('claire'), 96, 78],
    [head('samuel'), 96, 118],
  ],
  'one-bad-night': [
    [$.calendar, 94, 118, { scale: 1.6 }],
    [standing('nadia'), 226, 140],
    [$.hotCup, 256, 102],
  ],
};
