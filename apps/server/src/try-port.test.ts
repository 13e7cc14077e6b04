import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { ListenError } from './explain-listen.ts';
import { tryPort } from './try-port.ts';

it('refuses a used port, and accepts the port again when it is free', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(tryPort(port, '127.0.0.1')).rejects.toThrow(ListenError);
  await expect(tryPort(port, '127.0.0.1')).rejects.toThrow(String(port));
  await new Promise((resolve) => void other.close(resolve));
  await expect(tryPort(port, '127.0.0.1')).resolves.toBeUndefined();
});

it.each([0, 70_000, Number.NaN])('leaves port %s to the server', async (port) => {
  await expect(tryPort(port, '127.0.0.1')).resolves.toBeUndefined();
});
