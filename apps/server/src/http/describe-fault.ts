export type FaultLink = { name: string; code?: string; frames: string[] };

const MAX_LINKS = 5;
const MAX_FRAMES = 8;

/**
 * Stack frames of an error. The message is removed first, because its lines may look like frames.
 */
function framesOf({ name, message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  const frames = start === -1 ? stack.slice(name.length) : stack.slice(start + message.length);
  return frames
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, MAX_FRAMES);
}

/**
 * Describes a thrown value for the log without its message, because the message may hold SQL,
 * values and personal data.
 * @source security ER-2, ER-4
 */
export function describeFault(thrown: unknown): FaultLink[] {
  const links: FaultLink[] = [];
  let current = thrown;
  while (current instanceof Error && links.length < MAX_LINKS) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    links.push({
      name: /^\w{1,60}$/.test(current.name) ? current.name : 'Error',
      ...(/^[A-Z0-9_]{1,40}$/.test(code) && { code }),
      frames: framesOf(current),
    });
    current = current.cause;
  }
  return links.length > 0 ? links : [{ name: typeof thrown, frames: [] }];
}
