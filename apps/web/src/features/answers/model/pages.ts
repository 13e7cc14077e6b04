import type { Definition, Group, Item } from './definition.ts';

const questionsPerPage = 5;

export type Question = {
  readonly item: Item;
  readonly number: number;
};

export type QuestionPage = {
  readonly number: number;
  readonly group: Group;
  readonly isFirstOfGroup: boolean;
  readonly questions: readonly Question[];
};

function partSizes(count: number): number[] {
  const parts = Math.ceil(count / questionsPerPage);
  return Array.from({ length: parts }, (_, index) => Math.ceil((count - index) / parts));
}

export function pagesOf(definition: Definition): QuestionPage[] {
  const pages: QuestionPage[] = [];
  let asked = 0;
  for (const group of definition.groups) {
    let taken = 0;
    for (const size of partSizes(group.items.length)) {
      const items = group.items.slice(taken, taken + size);
      pages.push({
        number: pages.length + 1,
        group,
        isFirstOfGroup: taken === 0,
        questions: items.map((item, index) => ({ item, number: asked + index + 1 })),
      });
      taken += size;
      asked += size;
    }
  }
  return pages;
}

export function questionCount(pages: readonly QuestionPage[]): number {
  return pages.at(-1)?.questions.at(-1)?.number ?? 0;
}
