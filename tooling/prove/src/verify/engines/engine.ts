/** A browser of another family, with the actions that both protocols share. */
export type Engine = {
  name: string;
  version: string;
  goto: (url: string) => Promise<void>;
  /** Runs a function of the page, given as source, and returns its answer as JSON. */
  run: <T>(source: string, ...args: readonly unknown[]) => Promise<T>;
  press: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** The screen as a PNG. */
  picture: () => Promise<Buffer>;
  /** Errors that the pages have reported. */
  complaints: () => string[];
  close: () => Promise<void>;
};

/** Moves the pointer to a place and presses; both protocols call this actions. */
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

/** Types one key after another. */
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
