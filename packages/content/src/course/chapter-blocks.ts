import type { CourseElement, CourseNode } from './course.ts';

export function textOf(nodes: readonly CourseNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'children' in node ? textOf(node.children) : '';
    })
    .join('');
}

const isBlock = (node: CourseNode): boolean =>
  typeof node !== 'string' && !['strong', 'em', 'a', 'ref', 'work', 'crisis'].includes(node.name);

const quizBlocks = (quiz: CourseElement & { name: 'quiz' }): string[] =>
  quiz.questions.flatMap(({ text, options, why }) => [
    text,
    ...options.map((option) => textOf(option.children)),
    textOf(why),
  ]);

const ownBlocks = (element: CourseElement): string[] => {
  if (element.name === 'answer') {
    return [element.label, ...element.choices.map((choice) => choice.label)];
  }
  if (element.name === 'quiz') return quizBlocks(element);
  if (element.name === 'relaxation') {
    return element.steps.flatMap(({ title, text }) => [title, text]);
  }
  if (element.name === 'audio') return [element.label, ...blocksOf(element.children)];
  if (!('children' in element)) return [];
  const inline = element.children.filter((child) => !isBlock(child));
  return [textOf(inline), ...blocksOf(element.children.filter(isBlock))];
};

export function blocksOf(nodes: readonly CourseNode[]): string[] {
  return nodes
    .flatMap((node) => (typeof node === 'string' ? [node] : ownBlocks(node)))
    .filter((block) => block.trim() !== '');
}

export function elementsOf(nodes: readonly CourseNode[]): CourseElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return 'children' in node ? [node, ...elementsOf(node.children)] : [node];
  });
}
