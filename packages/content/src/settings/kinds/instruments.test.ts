import { expect, it } from 'vitest';
import { contentFolder } from '../../content-folder.ts';
import { blocksOf } from '../../course/chapter-blocks.ts';
import { readContent } from '../../read-content.ts';
import { layOver } from '../lay-over.ts';
import type { InstrumentSetting } from './instruments.ts';

const files = await readContent(contentFolder);
const nothing: InstrumentSetting['notAsked'] = { S0: [], S6: [], S12: [], S24: [] };

const laid = (notAsked: Partial<InstrumentSetting['notAsked']>) =>
  layOver(
    files,
    [
      {
        kind: 'instruments',
        establishmentId: null,
        content: { notAsked: { ...nothing, ...notAsked } },
      },
    ],
    (fault) => {
      throw new Error(fault);
    },
  );
const idsIn = ({ questionnaires }: ReturnType<typeof laid>, code: 'S0' | 'S6' | 'S24') =>
  questionnaires.questionnaires.get(code)!.instruments.map(({ id }) => id);

it('leaves out what is not asked, in this questionnaire alone', () => {
  const site = laid({ S6: ['gad-7', 'who-5', 'satisfaction'] });
  expect(idsIn(site, 'S6')).toEqual(['sleep-impression', 'phq-9', 'adverse-effects']);
  expect(idsIn(site, 'S0')).toEqual(idsIn(files, 'S0'));
  expect(idsIn(site, 'S24')).toEqual(idsIn(files, 'S24'));
});

it.each(['S0', 'S6', 'S24'] as const)('asks what guards people in %s, always', (code) => {
  const offered = files.questionnaires.questionnaires.get(code)!.offered;
  const everything = offered.map(({ id }) => id);
  const guarding = everything.filter((id) => ['safety', 'phq-9', 'adverse-effects'].includes(id));
  expect(idsIn(laid({ [code]: everything }), code)).toEqual(guarding);
});

it('keeps the questionnaire whole when nothing would be left', () => {
  const s6 = files.questionnaires.questionnaires.get('S6')!;
  const calm = s6.offered.filter(({ id }) => id === 'gad-7' || id === 'who-5');
  const bare = {
    ...files,
    questionnaires: {
      ...files.questionnaires,
      questionnaires: new Map([['S6', { ...s6, offered: calm, instruments: calm }] as const]),
    },
  };
  const content = { notAsked: { ...nothing, S6: ['gad-7', 'who-5'] } };
  const setting = { kind: 'instruments', establishmentId: null, content };
  const { questionnaires } = layOver(bare, [setting], () => undefined);
  expect(questionnaires.questionnaires.get('S6')!.instruments).toEqual(calm);
});

it('says the new length in the introduction and in the guide', () => {
  const site = laid({ S0: ['gad-7', 'who-5'] });
  const before = files.questionnaires.questionnaires.get('S0')!;
  const after = site.questionnaires.questionnaires.get('S0')!;
  const { questions, minutes } = after.length;
  expect(questions).toBe(before.length.questions - 12);
  for (const locale of ['fr', 'en'] as const) {
    expect(after.introduction[locale]).toContain(`${questions} questions`);
    const guide = site.pages.pages.get('user-guide')!.text[locale];
    expect(blocksOf(guide.body).join(' ')).toContain(`${questions} questions`);
    expect(blocksOf(guide.body).join(' ')).toContain(`${minutes}\u00a0minutes`);
  }
});

it('says what the files say when everything is asked', () => {
  const site = laid({});
  expect(site.questionnaires.questionnaires).toEqual(files.questionnaires.questionnaires);
  for (const id of ['user-guide', 'faq'] as const) {
    const { fr, en } = site.pages.pages.get(id)!.text;
    const ofFiles = files.pages.pages.get(id)!.text;
    expect([fr.body, en.body]).toEqual([ofFiles.fr.body, ofFiles.en.body]);
  }
});
