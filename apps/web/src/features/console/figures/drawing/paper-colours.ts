/**
 * The colours of a drawing that leaves the site, by their names in `tokens.css`: those of the day,
 * in the form that
 * every program reads. A test holds them equal to that file.
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
