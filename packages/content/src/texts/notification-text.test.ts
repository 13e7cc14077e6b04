import { describe, expect, it } from 'vitest';
import texts from '../../texts/notifications.json' with { type: 'json' };
import { isNotificationKind, notificationText } from './notification-text.ts';

describe('the words of notices', () => {
  it.each(Object.entries(texts))('tells %s in both languages, with the same link', (_, words) => {
    expect(Object.keys(words)).toEqual(['fr', 'en']);
    expect(words.fr.link).toBe(words.en.link);
    for (const { title, text } of [words.fr, words.en]) expect(title && text).not.toBe('');
  });

  it('puts the figures into the sentence', () => {
    expect(notificationText('scheduleReady', 'en', { week: 3 })).toMatchObject({
      title: 'You can choose your schedule for week 3',
      link: '/mon-programme/semaine/3',
    });
  });

  it('knows no kind by an inherited name', () => {
    expect(isNotificationKind('constructor')).toBe(false);
    expect(isNotificationKind('welcome')).toBe(true);
  });
});
