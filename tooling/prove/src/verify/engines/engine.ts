export type Engine = {
  name: string;
  version: string;
  goto: (url: string) => Promise<void>;
  /** `source`: text of a function that runs in the page. The result comes back as JSON. */
  run: <T>(source: string, ...args: readonly unknown[]) => Promise<T>;
  press: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  picture: () => Promise<Buffer>;
  complaints: () => string[];
  close: () => Promise<void>;
};

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
