export * from './package.ts';
export { createLinks, personHeader, type PagePerson } from './links.ts';
export { plainTransformer } from './plain-transformer.ts';
export type { LinkOptions } from './client-options.ts';
