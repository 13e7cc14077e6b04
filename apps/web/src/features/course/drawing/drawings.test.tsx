import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LineDrawing } from './line-drawing.tsx';
import { allScenes, sceneOf } from './scene-of.ts';

const course = resolve(import.meta.dirname, '../../../../../../packages/content/course');
const asked = readdirSync(course, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.fr.md'))
  .flatMap((path) => [
    ...readFileSync(resolve(course, path), 'utf8').matchAll(/figure id="([^"]+)"/g),
  ])
  .map(([, id]) => String(id));

it('has every drawing that a chapter names, and no other', () => {
  expect(Object.keys(allScenes).toSorted()).toEqual(asked.toSorted());
});

it.each(Object.entries(allScenes))(
  '%s weighs less than 3 kB and holds whole numbers',
  (_, scene) => {
    const drawn = renderToStaticMarkup(<LineDrawing scene={scene} alt="…" />);
    expect(drawn.length).toBeLessThan(3000);
    expect(drawn).not.toMatch(/NaN|undefined|\d\.\d{3}/);
  },
);

it('has none of another name', () => {
  expect(sceneOf('nowhere')).toBeNull();
});
