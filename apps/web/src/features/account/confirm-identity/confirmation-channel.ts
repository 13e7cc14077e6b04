/** Connects the tab that asks for the identity with the tab where the establishment answers. */
const name = 'aube.identity';

/** Informs the other tabs that the person has just proved their identity. */
export function announceConfirmation(): void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
  channel.postMessage('confirmed');
  channel.close();
}

/** Calls back once another tab says so, until the returned function is called. */
export function watchConfirmation(onConfirmed: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onConfirmed);
  return () => channel.close();
}
