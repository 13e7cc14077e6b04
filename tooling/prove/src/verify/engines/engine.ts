/** A browser of another family, in the shape that its two protocols share. */
export type Engine = {
  name: string;
  version: string;
  goto: (url: string) => Promise<void>;
  /** Runs a function of the page, given as source, and has its answer as JSON. */
  run: <T>(source: string, ...args: readonly unknown[]) => Promise<T>;
  press: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** The screen as a PNG. */
  picture: () => Promise<Buffer>;
  /** What the pages complained of so far. */
  complaints: () => string[];
  close: () => Promise<void>;
};

/** The pointer goes there, down and up: what both protocols call actions. */
export const pressActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'pointer',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 30 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** One key after the other. */
export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
