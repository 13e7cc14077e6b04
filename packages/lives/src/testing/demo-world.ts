import {
  appRouter,
  createCallerFactory,
  createServices,
  programContext,
  SYSTEM_ORIGIN,
} from '@aube/api/server';
import { credentialFromBearer } from '@aube/auth';
import { users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { demoEmail } from '../demo-people.ts';
import { seedDemo } from '../seed-demo.ts';

export async function demoWorld(now: Date) {
  const { db, pool, openClient } = await testDatabase();
  const publicUrl = new URL('https://aube.example.test');
  const services = await createServices({ db, pool, openClient }, { publicUrl, now });
  const made = await seedDemo(services, now);

  async function userIdOf(name: string): Promise<number> {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, demoEmail(name)));
    if (!user) throw new Error(`The demonstration has no ${name}.`);
    return user.id;
  }

  async function as(name: string) {
    const userId = await userIdOf(name);
    const { token } = await services.auth.open({ userId, kind: 'bearer', now });
    const credential = credentialFromBearer(`Bearer ${token}`);
    const call = {
      credential,
      locale: 'fr',
      now,
      requestId: 'test',
      origin: SYSTEM_ORIGIN,
    } as const;
    return createCallerFactory(appRouter)(programContext(services, call));
  }
  return { db, services, made, userIdOf, as };
}
