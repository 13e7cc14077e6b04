import { plainTransformer } from '@aube/client';
import { i18n } from '@lingui/core';

/**
 * Calls a mutation while the page is being left: the ordinary client waits a moment to batch its
 * calls, and a page that goes away has none. The request outlives the page; nobody hears the reply.
 */
export function sendWhileLeaving(procedure: string, input: object): void {
  const request = fetch(`/trpc/${procedure}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'accept-language': i18n.locale },
    body: JSON.stringify(plainTransformer.serialize(input)),
  });
  request.catch(() => undefined);
}
