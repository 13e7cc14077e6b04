import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { elementsOf } from './chapter-blocks.ts';
import type { SampleFiles } from './sample-course.ts';
import { sampleCourse, writeFiles } from './sample-course.ts';
import { ContentFaultsError } from '../read-json-file.ts';
import { loadCourse } from './load-course.ts';
import { recordingsOf } from './read-recordings.ts';

const fr = 'course/module-2/first-2.fr.md';
const en = 'course/module-2/first-2.en.md';

let root: string;
let overrides: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aube-course-'));
  overrides = await mkdtemp(join(tmpdir(), 'aube-course-override-'));
  await writeFiles(root, sampleCourse);
});

afterEach(async () => {
  await Promise.all([root, overrides].map((folder) => rm(folder, { recursive: true })));
});

const faultsAfter = async (changes: SampleFiles): Promise<readonly string[]> => {
  await writeFiles(root, changes);
  const error: unknown = await loadCourse(root).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof ContentFaultsError
    ? error.faults.map((fault) => fault.replace(`${root}/`, ''))
    : [];
};

const edit = (path: string, from: string, to: string): SampleFiles => ({
  [path]: (sampleCourse[path] ?? '').replace(from, to),
});

const editBoth = (from: string, to: string): SampleFiles => ({
  ...edit(fr, from, to),
  ...edit(en, from, to),
});

const after = (text: string): SampleFiles => editBoth('## Two', `${text}\n\n## Two`);
const relaxation = (times: string) =>
  `{% relaxation id="calm" %}\n{% step title="Hands" ${times} text="Close them." /%}\n{% /relaxation %}`;
const audio = (source: string, words: string) =>
  `{% audio id="calm-voice" label="A voice" source="${source}" %}\n${words}\n{% /audio %}`;

describe('a sound course', () => {
  it('numbers the chapters through the whole programme', async () => {
    const { modules } = await loadCourse(root);
    expect(modules.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(modules.flatMap(({ chapters }) => chapters.map(({ number }) => number))).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });

  it('comes out as data that JSON keeps whole', async () => {
    const course = await loadCourse(root);
    expect(JSON.parse(JSON.stringify(course))).toEqual(course);
  });

  it('writes a figure as part of its sentence, in the words of each language', async () => {
    const { modules } = await loadCourse(root);
    const { text } = modules[1]!.chapters[0]!;
    expect(text.fr.figures).toEqual(['minimumWindow']);
    expect(text.fr.body[1]).toEqual({
      name: 'p',
      children: [
        'A paragraph with 5\u00a0h\u00a030 and a source.',
        { name: 'ref', id: 'source-one', number: 1 },
      ],
    });
    expect(text.en.body[1]).toMatchObject({
      children: ['A paragraph with 5\u00a0h\u00a030\u00a0min and a source.', {}],
    });
  });

  it('gives headings the same address in both languages', async () => {
    const { modules } = await loadCourse(root);
    const ids = (['fr', 'en'] as const).map((locale) =>
      elementsOf(modules[0]!.chapters[0]!.text[locale].body).flatMap((element) =>
        element.name === 'h2' ? [element.id] : [],
      ),
    );
    expect(ids).toEqual([
      ['section-1', 'section-2'],
      ['section-1', 'section-2'],
    ]);
  });

  it('stores a choice by its place, and shows it by its label', async () => {
    const { modules } = await loadCourse(root);
    const answers = elementsOf(modules[0]!.chapters[0]!.text.en.body).filter(
      (element) => element.name === 'answer',
    );
    expect(answers.map(({ choices }) => choices)).toEqual([
      [
        { code: 'c1', label: 'Before' },
        { code: 'c2', label: 'After' },
      ],
      [],
    ]);
  });

  it('leads a link to a chapter by its id to the chapter’s page', async () => {
    await writeFiles(root, editBoth('Read slowly.', '[Next](chapter:second-2)'));
    const { modules } = await loadCourse(root);
    const links = elementsOf(modules[1]!.chapters[0]!.text.fr.body).filter(
      ({ name }) => name === 'a',
    );
    expect(links).toMatchObject([{ href: '/mon-programme/module/2/chapitre/4' }]);
  });
});

describe('a fault stops the start and says where it is', () => {
  it.each<[string, SampleFiles, string]>([
    ['a language is missing', { [en]: null }, `${en} is missing`],
    [
      'a module is missing',
      { 'course/module-6/module.json': null },
      'course/module-6/module.json is missing',
    ],
    [
      'a module lies in another’s folder',
      { 'course/module-3/module.json': sampleCourse['course/module-4/module.json'] ?? '' },
      'course/module-3/module.json says that it is module 4',
    ],
    [
      'a module has a name in one language only',
      edit('course/module-1/module.json', '"en":"Module en"', '"en":""'),
      'course/module-1/module.json: title.en: ',
    ],
    ['module.json is not JSON', { 'course/module-1/module.json': '{' }, 'is not JSON'],
    [
      'the frontmatter has another key',
      edit(fr, 'summary:', 'subtitle:'),
      `${fr}:1: the frontmatter`,
    ],
    ['a tag is unknown', editBoth('{% advice %}', '{% advise %}'), "Undefined tag: 'advise'"],
    ['a tag is not closed', editBoth('{% /advice %}', ''), 'missing closing'],
    ['a figure is unknown', edit(fr, 'minimumWindow', 'minimum'), `${fr}:8: Undefined variable`],
    ['an id is not kebab-case', editBoth('id="note"', 'id="My note"'), "Attribute 'id' must match"],
    ['an image is drawn', editBoth('Read slowly.', '![x](x.png)'), 'a chapter has no image'],
    ['a heading is a first title', editBoth('## One', '# One'), 'headings are ## or ###'],
    [
      'a link leads nowhere',
      editBoth('Read slowly.', '[x](/nowhere)'),
      'the link /nowhere leads nowhere',
    ],
    ['a link is not secure', editBoth('Read slowly.', '[x](http://x.org)'), 'leads nowhere'],
    [
      'a source is unknown',
      edit(fr, 'source-one', 'source-two'),
      'references.json has no source-two',
    ],
    ['an answer has no exercise', editBoth('{% exercise id="note" %}', ''), 'exercise'],
    [
      'a choice has one label',
      editBoth('Before|After', 'Before'),
      'answer when offers two choices',
    ],
    [
      'a text answer has choices',
      editBoth('kind="long"', 'kind="long" choices="a|b"'),
      'no choices',
    ],
    [
      'two answers share an id',
      editBoth('id="what"', 'id="when"'),
      'answer when stands twice in note',
    ],
    ['a summary has two points', editBoth('- Third\n', ''), 'a summary lists three to five points'],
    [
      'the quiz is not last',
      editBoth('{% /quiz %}', '{% /quiz %}\n\nMore.'),
      'ends with its summary',
    ],
    [
      'a question has no answer',
      editBoth('correct=true', ''),
      'question q1 has exactly one correct',
    ],
    ['a question has one option', editBoth('{% option %}This one{% /option %}', ''), 'two to four'],
    ['a question says no why', editBoth('Because.', ''), 'question q1 explains its answer'],
    ['two questions share an id', editBoth('id="q2"', 'id="q1"'), 'question q1 stands twice'],
    [
      'the right answer differs by language',
      edit(
        en,
        '{% option %}This one{% /option %}\n{% option correct=true %}That one{% /option %}',
        '{% option correct=true %}That one{% /option %}\n{% option %}This one{% /option %}',
      ),
      'course/module-2/first-2: the tags differ',
    ],
    [
      'a tag stands in one language only',
      edit(en, '## Two', '{% caution %}\nx\n{% /caution %}'),
      'the tags differ',
    ],
    [
      'an exercise is a journal in one language only',
      edit(en, 'exercise id="note"', 'exercise id="note" journal=true'),
      'the tags differ',
    ],
    [
      'an answer begins from one that nobody asks for',
      editBoth('kind="long"', 'kind="long" from="note.where"'),
      'first-2: no one answer of the course is note.where',
    ],
    [
      'an answer begins from one of several',
      editBoth('kind="long"', 'kind="long" from="note.when"'),
      'first-2: no one answer of the course is note.when',
    ],
    [
      'an exercise waits for a time of another chapter',
      editBoth('exercise id="note"', 'exercise id="note" at="other.when"'),
      'first-2: the time other.when is no answer of this chapter',
    ],
    [
      'a relaxation has no step',
      after('{% relaxation id="calm" %}\n{% /relaxation %}'),
      'relaxation calm has a step or more',
    ],
    [
      'a step takes no time',
      after(relaxation('seconds=0')),
      'step Hands of calm takes 1 to 600 whole seconds',
    ],
    [
      'a step only tightens',
      after(relaxation('seconds=5 tighten=5')),
      'step Hands of calm tightens for a part of its seconds',
    ],
    [
      'a step takes longer in one language',
      {
        ...after(relaxation('seconds=30')),
        ...edit(en, '## Two', `${relaxation('seconds=31')}\n\n## Two`),
      },
      'the tags differ',
    ],
    [
      'breathing takes half a minute',
      after('{% breathing id="breath" minutes=0.5 /%}'),
      'breathing breath takes 1 to 60 whole minutes',
    ],
    [
      'two guides share an id',
      after(`${relaxation('seconds=30')}\n\n{% breathing id="calm" minutes=4 /%}`),
      'guide calm stands twice',
    ],
    [
      'a recording is not there',
      after(audio('course/module-2/calm.mp3', 'Breathe.')),
      'course/module-2/calm.mp3 is missing',
    ],
    [
      'a recording says nothing in words',
      after(audio('https://audio.example.test/calm', '')),
      'audio calm-voice holds its words as text',
    ],
    [
      'a recording is no sound',
      after(audio('course/module-2/calm.exe', 'Breathe.')),
      "Attribute 'source' must match",
    ],
  ])('when %s', async (_, changes, fault) => {
    expect(await faultsAfter(changes)).toEqual(
      expect.arrayContaining([expect.stringContaining(fault)]),
    );
  });

  it('lists every fault at once', async () => {
    const faults = await faultsAfter({ [fr]: null, 'course/module-5/second-5.en.md': null });
    expect(faults).toEqual(
      [`${fr} is missing`, 'course/module-5/second-5.en.md is missing'].toSorted(),
    );
  });

  it('when two chapters share an id, or two sources', async () => {
    const module2 = (sampleCourse['course/module-2/module.json'] ?? '').replace(
      'first-2',
      'second-2',
    );
    expect(await faultsAfter({ 'course/module-2/module.json': module2 })).toContain(
      'two chapters are called second-2',
    );
    const twice = JSON.parse(sampleCourse['course/references.json'] ?? '[]') as unknown[];
    expect(
      await faultsAfter({ 'course/references.json': JSON.stringify([...twice, ...twice]) }),
    ).toContain('two references share an id');
  });
});

describe('what only reads less well is a warning', () => {
  it.each<[string, SampleFiles, string]>([
    [
      'a paragraph stands in one language only',
      edit(en, '## Two', 'More.\n\n## Two'),
      'the paragraphs differ',
    ],
    [
      'a figure is written in one language only',
      edit(en, '{% $rules.minimumWindow %}', 'some hours'),
      'the figures differ',
    ],
    ['a chapter is short', {}, 'first-2: fr: '],
    [
      'a chapter file belongs to no chapter',
      { 'course/module-2/frist-2.fr.md': 'x' },
      'frist-2.fr.md is used by no module',
    ],
  ])('%s', async (_, changes, warning) => {
    await writeFiles(root, changes);
    const { warnings } = await loadCourse(root);
    expect(warnings).toEqual(expect.arrayContaining([expect.stringContaining(warning)]));
  });
});

describe('a guide of a chapter', () => {
  const guides = async () => {
    const { modules, media } = await loadCourse(root, overrides);
    const { body } = modules[1]!.chapters[0]!.text.en;
    const names = new Set(['breathing', 'relaxation', 'audio']);
    return { media, guides: elementsOf(body).filter(({ name }) => names.has(name)) };
  };

  it('has its time, its steps and their times', async () => {
    const both = `{% breathing id="breath" minutes=4 /%}\n\n${relaxation('seconds=30 tighten=5')}`;
    await writeFiles(root, after(both));
    expect((await guides()).guides).toEqual([
      { name: 'breathing', id: 'breath', minutes: 4 },
      {
        name: 'relaxation',
        id: 'calm',
        steps: [{ title: 'Hands', text: 'Close them.', seconds: 30, tightenSeconds: 5 }],
      },
    ]);
  });

  it('plays a recording of the site’s own folder, or of another site', async () => {
    const path = 'course/module-2/calm.mp3';
    await writeFiles(overrides, {
      [path]: 'mp3',
      [fr]: after(audio('https://audio.example.test/calm', 'Respirez.'))[fr] ?? '',
      [en]: after(audio(path, 'Breathe.'))[en] ?? '',
    });
    const found = await guides();
    expect(found.media).toMatchObject([
      { path, file: join(overrides, path), type: 'audio/mpeg', bytes: 3 },
    ]);
    expect(found.guides).toEqual([
      {
        name: 'audio',
        id: 'calm-voice',
        label: 'A voice',
        url: `/media/${found.media[0]!.hash}/${path}`,
        children: [{ name: 'p', children: ['Breathe.'] }],
      },
    ]);
    const { modules } = await loadCourse(root, overrides);
    expect(recordingsOf(modules[1]!.chapters)).toContain('https://audio.example.test/calm');
  });
});

describe('a module’s video', () => {
  const video = (source: string, captions?: string) => ({ source, ...(captions && { captions }) });
  const withVideo = (fr: object, en: object): SampleFiles => ({
    'course/module-2/module.json': JSON.stringify({
      ...JSON.parse(sampleCourse['course/module-2/module.json'] ?? ''),
      video: { fr, en },
    }),
  });
  const own = {
    source: 'course/module-2/video.fr.mp4',
    captions: 'course/module-2/video.fr.vtt',
  };
  const files = { [own.source]: 'mp4', 'course/module-2/video.fr.vtt': 'WEBVTT' };

  it('may be missing', async () => {
    const { modules, media } = await loadCourse(root);
    expect([modules[1]!.video, media]).toEqual([null, []]);
  });

  it('is a file of the folder or an address, one a language', async () => {
    const address = video('https://videos.example.test/two');
    await writeFiles(root, { ...files, ...withVideo(own, address) });
    const { modules, media, warnings } = await loadCourse(root);
    const [film, captions] = media.map(({ hash, path }) => `/media/${hash}/${path}`);
    expect(modules[1]!.video).toEqual({
      fr: {
        url: film,
        captions: [{ language: 'fr', url: captions }],
        poster: null,
        transcript: [],
        hasVoice: false,
      },
      en: { url: address.source, captions: [], poster: null, transcript: [], hasVoice: true },
    });
    expect(media).toMatchObject([
      { path: own.source, file: join(root, own.source), type: 'video/mp4', bytes: 3 },
      { path: own.captions, type: 'text/vtt; charset=utf-8', bytes: 6 },
    ]);
    expect(warnings).toEqual(
      expect.arrayContaining([
        'course/module-2: en: the video has no captions',
        'course/module-2: en: the video has no transcript',
      ]),
    );
  });

  it('has captions in the other language too, a poster and a transcript, when they are named', async () => {
    const full = {
      ...own,
      captions: { en: 'course/module-2/en.vtt', fr: own.captions },
      transcript: 'course/module-2/video.fr.txt',
      poster: 'course/module-2/video.fr.jpg',
    };
    await writeFiles(root, {
      ...files,
      'course/module-2/en.vtt': 'WEBVTT',
      [full.transcript]: '# One\n\nSaid.\n',
      [full.poster]: 'jpg',
      ...withVideo(full, own),
    });
    const { modules } = await loadCourse(root);
    const video = modules[1]!.video!.fr;
    expect(video.captions.map(({ language }) => language)).toEqual(['fr', 'en']);
    expect(video.poster).toMatch(/\/media\/[\w-]{22}\/course\/module-2\/video\.fr\.jpg$/);
    expect(video.transcript).toEqual([{ title: 'One', paragraphs: ['Said.'] }]);
  });

  it('speaks itself when it is the site’s own, unless its module says otherwise', async () => {
    const voices = async () => {
      const { modules } = await loadCourse(root, overrides);
      return [modules[1]!.video!.fr.hasVoice, modules[1]!.video!.en.hasVoice];
    };
    await writeFiles(root, { ...files, ...withVideo(own, own) });
    expect(await voices()).toEqual([false, false]);
    await writeFiles(overrides, { [own.source]: 'ours' });
    expect(await voices()).toEqual([true, true]);
    await writeFiles(overrides, withVideo({ ...own, voice: false }, own));
    expect(await voices()).toEqual([false, true]);
  });

  it('changes its address with its content, and only then', async () => {
    await writeFiles(root, { ...files, ...withVideo(own, own) });
    const before = await loadCourse(root);
    expect((await loadCourse(root)).modules[1]!.video).toEqual(before.modules[1]!.video);
    await writeFiles(root, { [own.source]: 'MP4' });
    const after = await loadCourse(root);
    expect(after.modules[1]!.video!.fr.url).not.toBe(before.modules[1]!.video!.fr.url);
    expect(after.modules[1]!.video!.fr.captions).toEqual(before.modules[1]!.video!.fr.captions);
  });

  it('is replaced by a file of the same path, the module’s own file left alone', async () => {
    await writeFiles(root, { ...files, ...withVideo(own, own) });
    await writeFiles(overrides, { [own.source]: 'ours' });
    const { media, warnings } = await loadCourse(root, overrides);
    expect(media.map(({ file }) => file)).toEqual([
      join(overrides, own.source),
      join(root, 'course/module-2/video.fr.vtt'),
    ]);
    expect(warnings).toContain(
      'course/module-2: fr: the video was replaced, course/module-2/video.fr.vtt was not',
    );
    await writeFiles(overrides, { [own.captions]: 'WEBVTT' });
    const whole = await loadCourse(root, overrides);
    expect(whole.warnings.filter((each) => each.includes('was replaced'))).toEqual([]);
  });

  it.each([
    ['a file that is not there', video('course/module-2/other.mp4'), 'other.mp4 is missing'],
    ['a file out of the folder', video('../secret.mp4'), 'must be a path to a file'],
    ['a hidden file', video('course/.env.mp4'), 'must be a path to a file'],
    ['a file of another kind', video('instruments/phq-9/1.json'), 'must be a path to a file'],
    ['an address that is not secure', video('http://x.org/v.mp4'), 'must be a path to a file'],
    ['an address with a name in it', video('https://me@x.org/v.mp4'), 'must be a path to a file'],
    ['an address that breaks the policy', video('https://x.org;script-src/v'), 'must be a path'],
    ['captions at another site', video(own.source, 'https://x.org/v.vtt'), 'captions'],
    ['captions of another kind', video(own.source, 'course/module-2/video.srt'), 'captions'],
  ])('is refused: %s', async (_, fr, fault) => {
    const faults = await faultsAfter({ ...files, ...withVideo(fr, own) });
    expect(faults).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });

  it('is given in both languages', async () => {
    const faults = await faultsAfter({
      ...files,
      'course/module-2/module.json': (sampleCourse['course/module-2/module.json'] ?? '').replace(
        '"chapters"',
        `"video":{"fr":${JSON.stringify(own)}},"chapters"`,
      ),
    });
    expect(faults).toEqual([expect.stringContaining('video.en')]);
  });
});

describe('CONTENT_DIR', () => {
  it('replaces one chapter file by its relative path and leaves the rest', async () => {
    await writeFiles(overrides, edit(fr, 'title: first-2 fr', 'title: Le nôtre'));
    const { modules } = await loadCourse(root, overrides);
    const { text } = modules[1]!.chapters[0]!;
    expect([text.fr.title, text.en.title]).toEqual(['Le nôtre', 'first-2 en']);
  });

  it('replaces a module’s list, and so adds a chapter of its own', async () => {
    const own = (sampleCourse['course/module-2/module.json'] ?? '').replace('"second-2"', '"ours"');
    await writeFiles(overrides, {
      'course/module-2/module.json': own,
      'course/module-2/ours.fr.md': sampleCourse[fr] ?? '',
      'course/module-2/ours.en.md': sampleCourse[en] ?? '',
    });
    const { modules } = await loadCourse(root, overrides);
    expect(modules[1]!.chapters.map(({ id }) => id)).toEqual(['first-2', 'ours']);
  });

  it('is checked like our own, with the file’s name', async () => {
    await writeFiles(overrides, edit(fr, 'Read slowly.', '[x](/nowhere)'));
    await expect(loadCourse(root, overrides)).rejects.toThrow(join(overrides, fr));
  });

  it.each([
    'course/module-2/frist-2.en.md',
    'course/module-2/first-2.md',
    'course/module-2/vidoe.fr.mp4',
    'course/module2/module.json',
    'course/reference.json',
  ])('warns of a file that replaces nothing: %s', async (path) => {
    await writeFiles(overrides, { [path]: '{}' });
    const { warnings } = await loadCourse(root, overrides);
    expect(warnings).toContain(`${join(overrides, path)} is used by no module`);
  });

  it('says nothing of the hidden files that systems leave behind', async () => {
    await writeFiles(overrides, { 'course/.DS_Store': '', 'course/.git/HEAD': '' });
    const { warnings } = await loadCourse(root, overrides);
    expect(warnings.filter((each) => each.includes(overrides))).toEqual([]);
  });

  it('may be empty or hold other content only', async () => {
    const course = await loadCourse(root, overrides);
    expect(course.modules).toHaveLength(6);
  });
});
