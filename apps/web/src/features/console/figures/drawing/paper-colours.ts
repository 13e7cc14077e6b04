/**
 * Colours of a saved drawing, in a format that every program reads. A test compares them with
 * `tokens.css`.
 */
export const paperColours: Readonly<Record<string, string>> = {
  'surface-raised': '#fcf9f4',
  'surface-sunken': '#f2eadf',
  ink: '#21243f',
  'ink-soft': '#4a4e66',
  line: '#dcd3c6',
  sleep: '#474f9a',
  awake: '#cb6620',
};
