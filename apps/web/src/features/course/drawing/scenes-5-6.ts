import { bust, inArmchair, inBed, standing, walking } from './people.ts';
import type { Scene } from './stroke.ts';
import * as $ from './things.ts';

export const scenes: Readonly<Record<string, Scene>> = {
  'slow-breath': [
    [$.floor, 0, 140],
    [inArmchair('claire', 'closed'), 118, 140],
    [$.waves, 172, 66, { scale: 0.85 }],
  ],
  'calm-evening': [
    [$.floor, 0, 140],
    [$.nightWindow, 68, 110],
    [inArmchair('nadia', 'closed'), 176, 140],
    [$.nightstand, 256, 140],
    [$.hotCup, 256, 100],
  ],
  'loose-shoulders': [
    [$.rug, 160, 138, { scale: 1.4 }],
    [standing('claire', 'closed'), 160, 138, { scale: 1.15 }],
    [$.breath, 206, 78],
    [$.breath, 114, 78, { isMirrored: true }],
  ],
  'body-round': [
    [$.floor, 0, 140],
    [inBed('claire'), 76, 140],
    [$.waves, 98, 46, { scale: 0.85 }],
  ],
  'first-light': [
    [$.sun, 62, 46, { scale: 1.2 }],
    [$.hills, 160, 138],
    [$.tree, 262, 140],
    [walking('martin'), 164, 140],
  ],
  'simple-room': [
    [$.floor, 0, 140],
    [$.nightWindow, 60, 110],
    [$.emptyBed, 112, 140, { scale: 0.85 }],
    [$.nightstand, 286, 140],
    [$.darkLamp, 286, 100],
  ],
  'last-coffee': [
    [bust('samuel'), 120, 102, { scale: 1.3 }],
    [$.table, 150, 102, { scale: 1.3 }],
    [$.hotCup, 176, 102, { scale: 1.2 }],
    [$.clock(12, 0), 244, 48, { scale: 1.3 }],
  ],
  'ask-first': [
    [bust('claire'), 120, 102, { scale: 1.3 }],
    [$.table, 158, 102, { scale: 1.3 }],
    [$.wine, 178, 102],
    [$.pills, 210, 102],
    [$.phone, 240, 102],
  ],
  'weeks-looked-at': [
    [$.columns([20, 34, 28, 46, 54, 66]), 44, 108],
    [bust('martin'), 238, 108, { scale: 1.3 }],
    [$.table, 160, 108, { scale: 1.9 }],
  ],
  'what-helps': [
    [$.nightstand, 58, 140],
    [$.hotCup, 58, 100],
    [$.ticked, 132, 108, { scale: 1.2 }],
    [$.sun, 202, 52],
    [standing('nadia'), 250, 140],
    [$.floor, 0, 140],
  ],
  'room-to-widen': [
    [$.floor, 0, 140],
    [inBed('martin'), 40, 140],
    [$.dawnWindow, 268, 108],
  ],
  'away-from-home': [
    [$.hills, 160, 130],
    [$.sunrise, 236, 78],
    [$.car, 96, 140],
    [walking('samuel'), 200, 140, { scale: 0.9 }],
  ],
  'a-stumble': [
    [$.hills, 160, 122],
    [$.path, 150, 140, { scale: 1.2 }],
    [walking('nadia'), 220, 140],
    [$.stars, 40, 34],
  ],
  'back-to-basics': [
    [$.floor, 0, 140],
    [$.ticked, 66, 126, { scale: 1.2 }],
    [inArmchair('claire'), 168, 140],
    [$.clock(6, 30), 258, 60, { scale: 1.2 }],
  ],
  'my-page': [
    [bust('nadia'), 120, 102, { scale: 1.3 }],
    [$.table, 150, 102, { scale: 1.3 }],
    [$.notebook, 126, 97],
    [$.sheet, 246, 94, { scale: 0.9 }],
    [$.pencil, 164, 96, { turn: 30 }],
  ],
  'not-alone': [
    [bust('nadia'), 64, 108, { scale: 1.2 }],
    [bust('martin'), 128, 108, { scale: 1.2 }],
    [bust('claire'), 192, 108, { scale: 1.2 }],
    [bust('samuel'), 256, 108, { scale: 1.2 }],
    [$.table, 160, 108, { scale: 2 }],
  ],
};
