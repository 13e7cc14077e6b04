import { describe, expect, it } from 'vitest';
import { captionsOf, transcriptOf } from './captions.ts';
import { readingSeconds, timelineOf } from './timeline.ts';

const both = (text: string) => ({ fr: text, en: text });
const scene = (id: string, lines: { fr: string; en: string }[]) => ({
  id,
  title: both(id),
  drawing: 'title' as const,
  labels: [],
  icons: [],
  values: [],
  reveal: [],
  picture: null,
  lines,
});

describe('how long a caption stays', () => {
  it.each([
    [1, 2.6],
    [24, 2.6],
    [40, 3.6],
    [80, 6.1],
    [81, 6.2],
  ])('is, for %i characters, %d s', (length, seconds) => {
    expect(readingSeconds(both('x'.repeat(length)))).toBe(seconds);
  });

  it('follows the longer language', () => {
    const line = { fr: 'x'.repeat(80), en: 'short' };
    expect(readingSeconds(line)).toBe(6.1);
  });
});

describe('the timeline', () => {
  const { scenes, seconds } = timelineOf({
    scenes: [scene('one', [both('Hello.'), both('Bye.')]), scene('two', [both('a < b & c')])],
  });

  it('places scenes one after another and captions inside them, on frames', () => {
    expect(scenes.map(({ from, to }) => [from, to])).toEqual([
      [0, 7.1],
      [7.1, 11.4],
    ]);
    expect(scenes[0]?.cues.map(({ from, to }) => [from, to])).toEqual([
      [0.9, 3.5],
      [3.7, 6.3],
    ]);
    expect(seconds).toBe(11.4);
  });

  it('becomes WebVTT', () => {
    expect(captionsOf(scenes, 'fr')).toBe(
      'WEBVTT\n\n1\n00:00:00.900 --> 00:00:03.500\nHello.\n\n' +
        '2\n00:00:03.700 --> 00:00:06.300\nBye.\n\n' +
        '3\n00:00:08.000 --> 00:00:10.600\na &lt; b &amp; c\n',
    );
  });

  it('becomes a transcript with descriptions of the drawings', () => {
    const [one] = scenes;
    if (!one) throw new Error('there is a scene');
    const drawn = { ...one, scene: { ...one.scene, picture: both('A bed.') } };
    expect(transcriptOf([drawn], 'en')).toBe('# one\n\nHello. Bye.\n\n[A bed.]\n');
  });
});
