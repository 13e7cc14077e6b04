const name = 'aube.identity';

export function announceConfirmation(): void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
  channel.postMessage('confirmed');
  channel.close();
}

/**
 * Calls `onConfirmed` when another tab reports the proof of identity.
 * @returns a function that stops watching
 */
export function watchConfirmation(onConfirmed: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onConfirmed);
  return () => channel.close();
}
