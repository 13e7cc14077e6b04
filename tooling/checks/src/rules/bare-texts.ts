import { parseSync } from 'oxc-parser';
import type { SourceFile } from '../tracked-files.ts';

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const nodeAt = (node: Node, key: string): Node => node[key] as Node;
const listAt = (node: Node, key: string): Node[] => (node[key] as Node[] | undefined) ?? [];

const TEXT_COMPONENTS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const TEXT_NAMES = /^(?:plural|select|selectOrdinal|join|String)$|^format|(?:Text|Words)$/;
/** In these elements, a value in braces is a text. Elsewhere the value may be an element. */
const PHRASES = /^(?:p|span|h[1-6]|li|t[hd]|d[td]|strong|em|b|small|legend|label|cite|caption)$/;

function nameOf(node: Node): string {
  if (node.type === 'MemberExpression') return nameOf(nodeAt(node, 'property'));
  return typeof node['name'] === 'string' ? node['name'] : '';
}

const tagOf = (node: Node): string =>
  node.type === 'JSXElement' ? nameOf(nodeAt(nodeAt(node, 'openingElement'), 'name')) : '';

/**
 * Kind of a node. React updates a node of the same kind in place, and replaces a node of another
 * kind.
 */
function kindOf(node: Node): string {
  if (node.type === 'ConditionalExpression') return kindOf(nodeAt(node, 'consequent'));
  return node.type.startsWith('JSX') ? node.type : 'string';
}

function isText(node: Node, isInPhrase: boolean): boolean {
  const isTextAt = (key: string) => isText(nodeAt(node, key), isInPhrase);
  switch (node.type) {
    case 'JSXText':
      return String(node['value']).trim() !== '';
    case 'Literal':
      return ['string', 'number'].includes(typeof node['value']);
    case 'JSXExpressionContainer':
      return isTextAt('expression');
    case 'JSXElement':
      return TEXT_COMPONENTS.has(tagOf(node));
    case 'JSXFragment':
      return listAt(node, 'children').some((child) => !isBlank(child) && isText(child, isInPhrase));
    case 'TemplateLiteral':
    case 'TaggedTemplateExpression':
      return true;
    case 'CallExpression': {
      const name = nameOf(nodeAt(node, 'callee'));
      return isInPhrase ? name !== 'map' : TEXT_NAMES.test(name);
    }
    case 'Identifier':
    case 'MemberExpression': {
      const name = nameOf(node);
      return isInPhrase ? name !== 'children' : TEXT_NAMES.test(name);
    }
    case 'ConditionalExpression':
      return (
        isTextAt('consequent') &&
        isTextAt('alternate') &&
        kindOf(nodeAt(node, 'consequent')) === kindOf(nodeAt(node, 'alternate'))
      );
    default:
      return false;
  }
}

function isBlank(node: Node): boolean {
  if (node.type === 'JSXExpressionContainer') return isBlank(nodeAt(node, 'expression'));
  if (node.type === 'JSXEmptyExpression') return true;
  return /^(?:JSXText|Literal)$/.test(node.type) && String(node['value']).trim() === '';
}

function isConditional(node: Node, isInPhrase: boolean): boolean {
  if (node.type !== 'JSXExpressionContainer' || isText(node, isInPhrase)) return false;
  const expression = nodeAt(node, 'expression');
  if (expression.type === 'CallExpression') return nameOf(nodeAt(expression, 'callee')) === 'map';
  return expression.type === 'LogicalExpression' || expression.type === 'ConditionalExpression';
}

function isConditionalText(node: Node, isInPhrase: boolean): boolean {
  if (!isConditional(node, isInPhrase)) return false;
  const expression = nodeAt(node, 'expression');
  const shown = ['right', 'consequent', 'alternate'].map((key) => expression[key]);
  return shown.some((each) => isNode(each) && isText(each, isInPhrase));
}

/** Finds a conditional text, or a text beside a conditional part. */
function bareTextIn(element: Node): Node | undefined {
  const children = listAt(element, 'children').filter((child) => !isBlank(child));
  if (children.length < 2) return undefined;
  const isInPhrase = PHRASES.test(tagOf(element));
  const text = children.find((child) => isConditionalText(child, isInPhrase));
  if (text) return text;
  return children.some((child) => isConditional(child, isInPhrase))
    ? children.find((child) => isText(child, isInPhrase))
    : undefined;
}

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesIn(value);
}

/**
 * Refuses a text beside a conditional part, because React fails after a translator has replaced the
 * text.
 * @decision D98
 */
export function checkBareTexts(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap(({ path, text }) => {
      const { program } = parseSync(path, text, { preserveParens: false });
      return [...nodesIn(program as unknown as Node)].flatMap((node) => {
        const bare = /^JSX(?:Element|Fragment)$/.test(node.type) ? bareTextIn(node) : undefined;
        if (!bare) return [];
        const line = text.slice(0, bare.start).split('\n').length;
        return [`${path}:${line}: a text beside a conditional sibling: put it in an element (D98)`];
      });
    });
}
