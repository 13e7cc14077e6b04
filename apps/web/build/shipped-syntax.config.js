import esX from 'eslint-plugin-es-x';

const sets = [
  'flat/restrict-to-es2023',
  'flat/restrict-to-es2023-intl-api',
  'flat/no-new-in-esnext',
  'flat/no-new-in-esnext-intl-api',
];
const newerRules = Object.assign({}, ...sets.map((name) => esX.configs[name].rules));

/**
 * The plugin reports every `.map()` as an iterator method, so `ofIterator` below checks the object
 * of the call.
 */
const iteratorRules = Object.keys(newerRules).filter((rule) =>
  rule.includes('-iterator-prototype-'),
);

/** Web methods that the plugin does not know and that the oldest supported browsers lack. */
const methods = [
  'canParse',
  'checkVisibility',
  'getHTML',
  'hidePopover',
  'moveBefore',
  'setHTMLUnsafe',
  'showPopover',
  'togglePopover',
];
const statics = ['AbortSignal.any', 'Document.parseHTMLUnsafe', 'URL.parse'];
const globals = ['CloseWatcher', 'URLPattern', 'requestIdleCallback'];

const call = ':matches(CallExpression[optional=false], NewExpression)';

function newer(name) {
  const [property, object] = name.split('.').toReversed();
  const member = `MemberExpression[property.name="${property}"]${object ? `[object.name="${object}"]` : ''}`;
  const tests = [
    `UnaryExpression[operator="typeof"] > [name="${property}"]`,
    `BinaryExpression[operator="in"] > [value="${property}"]`,
    `BinaryExpression[operator="in"] > TemplateLiteral > [value.raw="${property}"]`,
    `:matches(LogicalExpression, ConditionalExpression, IfStatement) > ${member}`,
  ];
  const callee = globals.includes(name) ? `Identifier[name="${name}"]` : member;
  const selector = `Program:not(:has(${tests.join()})) ${call} > ${callee}.callee`;
  return { selector, message: `${name} is newer than the floor.` };
}

const names = iteratorRules.map((rule) => rule.split('-').at(-1)).join('|');
const source = 'callee.object.callee.property.name';
const ofIterator = [
  `[${source}=/^(values|keys|entries)$/][callee.object.arguments.length=0]`,
  `[${source}="matchAll"]`,
].map((from) => ({
  selector: `CallExpression[callee.property.name=/^(${names})$/i]${from}`,
  message: 'A method of iterators is newer than the floor.',
}));

const lookbehind = {
  selector: `${call}[callee.name="RegExp"] TemplateElement[value.raw=/[(][?]<[=!]/]`,
  message: 'A lookbehind is newer than the floor.',
};

/**
 * Refuses syntax and names after ES2023. Refuses lookbehinds too, because Safari before 16.4
 * cannot parse lookbehinds.
 */
export default [
  {
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    linterOptions: { noInlineConfig: true },
    plugins: { 'es-x': esX },
    settings: { 'es-x': { aggressive: true, allowTestedProperty: true } },
    rules: {
      ...newerRules,
      ...Object.fromEntries(iteratorRules.map((rule) => [rule, 'off'])),
      'es-x/no-regexp-lookbehind-assertions': 'error',
      // All supported browsers have this ES2024 method.
      'es-x/no-string-prototype-iswellformed': 'off',
      'es-x/no-string-prototype-towellformed': 'off',
      'no-restricted-syntax': [
        'error',
        ...[...methods, ...statics, ...globals].map(newer),
        ...ofIterator,
        lookbehind,
      ],
    },
  },
];
