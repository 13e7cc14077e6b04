import { expect, it, vi } from 'vitest';

vi.mock('@markdoc/markdoc', () => {
  throw new Error('the parser of texts was fetched');
});

it('brings no parser of texts to who reads what the build kept', async () => {
  await expect(import('./index.ts')).resolves.toHaveProperty('loadContent');
});
