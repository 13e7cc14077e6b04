import { personHeader, plainTransformer } from '@aube/client';
import { i18n } from '@lingui/core';
import { TRPCClientError } from '@trpc/client';
import { fetchInTime } from '../in-time.ts';
import { pagePerson } from '../trpc.ts';
import { isOtherPerson } from './error-code.ts';
import { noteLeaving } from './left-lately.ts';

type Envelope = Parameters<typeof plainTransformer.deserialize>[0];
type Answer = {
  readonly result: { readonly data: Envelope };
  readonly error?: Envelope;
};

/**
 * Calls a mutation at once while the page closes. The ordinary client would first wait for more
 * calls.
 * @throws TRPCClientError like the ordinary client
 */
export async function sendWhileLeaving<Reply>(
  procedure: string,
  input: object,
  personId: number = pagePerson().id(),
): Promise<Reply> {
  noteLeaving();
  try {
    const response = await fetchInTime(`/trpc/${procedure}`, {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        'accept-language': i18n.locale,
        ...personHeader(personId),
      },
      body: JSON.stringify(plainTransformer.serialize(input)),
    });
    const answer = (await response.json()) as Answer;
    if (response.ok) return plainTransformer.deserialize(answer.result.data) as Reply;
    if (!answer.error) throw new Error('no answer');
    const error = plainTransformer.deserialize(answer.error);
    throw TRPCClientError.from({ error } as Parameters<typeof TRPCClientError.from>[0]);
  } catch (cause) {
    if (isOtherPerson(cause) && personId === pagePerson().id()) pagePerson().onOther();
    throw TRPCClientError.from(cause as Error);
  }
}
