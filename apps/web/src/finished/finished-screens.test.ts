// @vitest-environment node
import { expect, it } from 'vitest';
import { findRoute } from '../lib/match-route.ts';
import { drawnPath, finishedIds } from './finished-screens.ts';

it.each(finishedIds)('%s is drawn at an address of its own', (id) => {
  expect(findRoute(drawnPath(id))?.id).toBe(id);
});
