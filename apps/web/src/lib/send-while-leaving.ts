import { plainTransformer } from '@aube/client';
import { i18n } from '@lingui/core';

/**
 * Calls a mutation while the page is being left: the ordinary client waits a moment to batch its
 * calls, and a page that goes away has none. The request outlives the page; one that is still there
 * hears whether the server took it.
 */
export function sendWhileLeaving(procedure: string, input: object): Promise<boolean> {
  return fetch(`/trpc/${procedure}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'accept-language': i18n.locale },
    body: JSON.stringify(plainTransformer.serialize(input)),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}
