/** Every rule of every area, for the browser and for scripts: pure functions, no server code. */
export * from './time/rules/clock-time.ts';
export * from './time/rules/local-date.ts';
export * from './time/rules/zone.ts';
export * from './programme/rules/constants.ts';
export * from './programme/rules/gate.ts';
export * from './programme/rules/programme-week.ts';
export * from './diary/rules/constants.ts';
export * from './diary/rules/day-status.ts';
export * from './diary/rules/night.ts';
export * from './diary/rules/percent.ts';
