import type { Context, Services } from './context.ts';

type Given = Pick<Context, 'credential' | 'locale' | 'now' | 'requestId' | 'origin'>;

export const programContext = (
  services: Services,
  given: Given & Partial<Omit<Context, keyof Given | 'operator'>>,
): Context => ({
  ...services,
  sessionKind: 'bearer',
  clientKey: 'program',
  deviceId: null,
  deviceNames: () => ({ browser: null, system: null }),
  onDevice: () => undefined,
  onSession: () => undefined,
  ...given,
  operator: null,
});
