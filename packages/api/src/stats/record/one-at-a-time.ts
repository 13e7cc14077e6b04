type Turns = { byKey: Map<string, Promise<unknown>>; last: Promise<unknown> };
const turns = new WeakMap<object, Turns>();

/** Runs one piece of work at a time per `owner`; concurrent callers share its result. */
export function oneAtATime<Answer>(
  owner: object,
  key: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { byKey, last } = turns.get(owner) ?? { byKey: new Map(), last: Promise.resolve() };
  const asked = byKey.get(key) as Promise<Answer> | undefined;
  if (asked) return asked;
  const answer = last.then(work).finally(() => byKey.delete(key));
  byKey.set(key, answer);
  turns.set(owner, { byKey, last: answer.catch(() => undefined) });
  return answer;
}
