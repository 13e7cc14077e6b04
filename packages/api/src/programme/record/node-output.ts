import { locales, type CourseNode } from '@aube/content';
import { z } from 'zod';

const children = z.array(z.lazy(() => nodeOutput));
const id = z.string();

const elementOutput = z.discriminatedUnion('name', [
  z.object({ name: z.enum(['p', 'ul', 'ol', 'li', 'strong', 'em']), children }),
  z.object({ name: z.enum(['h2', 'h3']), id, children }),
  z.object({ name: z.literal('a'), href: z.string(), children }),
  z.object({ name: z.enum(['advice', 'caution', 'crisis', 'resources', 'summary']), children }),
  z.object({
    name: z.literal('exercise'),
    id,
    title: z.string(),
    isJournal: z.boolean(),
    at: z.string().nullable(),
    children,
  }),
  z.object({
    name: z.literal('answer'),
    id,
    label: z.string(),
    kind: z.enum(['text', 'long', 'choice', 'minutes', 'time']),
    choices: z.array(z.object({ code: z.string(), label: z.string() })),
    from: z.array(z.string()),
  }),
  z.object({ name: z.literal('figure'), id, alt: z.string() }),
  z.object({ name: z.literal('work'), lang: z.enum(locales), children }),
  z.object({ name: z.literal('ref'), id, number: z.number() }),
  z.object({
    name: z.literal('quiz'),
    id,
    questions: z.array(
      z.object({
        id,
        text: z.string(),
        options: z.array(z.object({ correct: z.boolean(), children })),
        why: children,
      }),
    ),
  }),
  z.object({ name: z.literal('breathing'), id, minutes: z.number() }),
  z.object({
    name: z.literal('relaxation'),
    id,
    steps: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        seconds: z.number(),
        tightenSeconds: z.number(),
      }),
    ),
  }),
  z.object({ name: z.literal('audio'), id, label: z.string(), url: z.string(), children }),
]);

const nodeOutput: z.ZodType<CourseNode> = z.union([z.string(), elementOutput]);

export const nodesOutput = z.array(nodeOutput);
