import texts from '../../texts/notifications.json' with { type: 'json' };
import { setSpaces } from '../typography.ts';
import type { Locale } from '../locale.ts';

export type NotificationKind = keyof typeof texts;
export type NotificationText = { title: string; text: string; link: string };
type Params = Record<string, string | number>;

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(texts, kind);
}

const fill = (sentence: string, params: Params) =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** `link`: the French path. The web application adds the prefix of the language. */
export function notificationText(
  kind: NotificationKind,
  locale: Locale,
  params: Params,
): NotificationText {
  const { title, text, link } = texts[kind][locale];
  const say = (sentence: string) => setSpaces(fill(sentence, params), locale);
  return { title: say(title), text: say(text), link: fill(link, params) };
}
