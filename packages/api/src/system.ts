import type { Context } from './context.ts';

/**
 * What a command of the site's operator acts with: the machine's own user, nobody's session. Its
 * audit rows have no actor.
 */
export type SystemContext = Pick<
  Context,
  'db' | 'publicUrl' | 'locale' | 'now' | 'requestId' | 'origin'
>;
