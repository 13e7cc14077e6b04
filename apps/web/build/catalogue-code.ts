type Messages = Readonly<Record<string, unknown>>;

export async function messagesOf(code: string): Promise<Messages> {
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return (module as { messages: Messages }).messages;
}

/** Writes a catalogue as a module that holds JSON, because browsers parse JSON faster than code. */
export function catalogueCode(messages: Messages): string {
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
}
