import { bars, circle, emblem, rows } from './lists.ts';
import {
  bedAwake,
  bedMoon,
  blanket,
  bodyClock,
  brokenNight,
  crowd,
  cycles,
  hours,
  mornings,
  napDay,
  nightBar,
  pressure,
  widen,
  windingPath,
} from './nights.ts';
import type { Drawing } from './drawing.ts';
import {
  balance,
  breath,
  bubble,
  clockTurned,
  columns,
  morning,
  nightCorner,
  plan,
  release,
  title,
} from './rooms.ts';

export const drawings = {
  balance,
  bars,
  'bed-awake': bedAwake,
  'bed-moon': bedMoon,
  blanket,
  'body-clock': bodyClock,
  breath,
  'broken-night': brokenNight,
  bubble,
  circle,
  'clock-turned': clockTurned,
  columns,
  crowd,
  cycles,
  emblem,
  hours,
  morning,
  mornings,
  'nap-day': napDay,
  'night-bar': nightBar,
  'night-corner': nightCorner,
  plan,
  pressure,
  release,
  rows,
  title,
  widen,
  'winding-path': windingPath,
} satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;
export const drawingNames = Object.keys(drawings) as [DrawingName, ...DrawingName[]];
