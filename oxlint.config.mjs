const NAMED_EXPORTS = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };

/** What a function of a module returns is written down. The types of its arguments are TypeScript's to ask for. */
const TYPED_EXPORTS = {
  selector: [
    'ExportNamedDeclaration > FunctionDeclaration',
    'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ArrowFunctionExpression:not([body.type=/^(?:Arrow|TSAs)/])',
    'ExportNamedDeclaration > ClassDeclaration MethodDefinition[kind=/method|get/]:not([key.type="PrivateIdentifier"]) > FunctionExpression',
  ]
    .map((functions) => `${functions}:not([returnType])`)
    .join(),
  message: 'Say what it returns.',
};
const EVERYWHERE = [
  { selector: 'ExportAllDeclaration', message: 'An entry point lists its exports by name.' },
  {
    selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
    message: 'Parse or narrow instead of asserting.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Only React creates markup.',
  },
];

/** Files of other tools, which read a default export. */
const CONFIGS = [
  '**/*.config.{mjs,ts}',
  '**/jest/*.mjs',
  '**/mutation/environment.mjs',
  '**/*.cjs',
  '**/*.d.ts',
  'e2e/journeys/src/catalogue/start-catalogue.ts',
  'e2e/journeys/src/start-stack.ts',
  'e2e/journeys/src/screens/start-screens.ts',
];

const SIDES = String.raw`(?:^|[\s;{])(?:(?:margin|padding|border|scroll-(?:margin|padding))-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b`;
const HOVER = String.raw`(?<!\(hover: hover\) \{(?:[^{}]|\{[^{}]*\})*):hover`;

/** Styles that fit languages written from right to left, and screens that are touched. */
const STYLES = [
  {
    selector: `:matches(TemplateElement[value.raw=/${SIDES}/], JSXAttribute[name.name="style"] Property[key.name=/^(?:left|right|(?:margin|padding|border)(?:Left|Right))$/])`,
    message: 'Name the side as start or end: some languages are written from right to left.',
  },
  {
    selector: `TemplateElement[value.raw=/${HOVER}/]`,
    message: 'Put it into @media (hover: hover): on a touch screen it stays after the touch.',
  },
];

/** Rules beyond Oxlint's own choice that TypeScript code of this project keeps. */
const RECOMMENDED = [
  'no-case-declarations',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-assignment',
  'preserve-caught-error',
  'no-var',
  'prefer-rest-params',
  'prefer-spread',
  'typescript/ban-ts-comment',
  'no-array-constructor',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extraneous-class',
  'typescript/no-invalid-void-type',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-function-type',
  'no-useless-constructor',
  'typescript/prefer-literal-enum-member',
  'typescript/unified-signatures',
];

/** Rules about syntax, which only a rule with selectors can say. */
const syntax = (...selectors) => ({ 'eslint-js/no-restricted-syntax': ['error', ...selectors] });

/** What React's compiler asks for, which does not compile this code. */
const OF_COMPILER = ['refs', 'set-state-in-effect', 'purity', 'immutability', 'no-did-update-set-state'];

/** Every rule is an error; warnings are not used. */
export default {
  plugins: ['eslint', 'typescript', 'oxc', 'react'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['**/dist/', '**/reports/', '**/.tiffin/', '**/migrations/', '**/frozen/'],
  rules: {
    ...syntax(NAMED_EXPORTS, TYPED_EXPORTS, ...EVERYWHERE),
    ...Object.fromEntries(RECOMMENDED.map((name) => [name, 'error'])),
    eqeqeq: ['error', 'always'],
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-param-reassign': 'error',
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    'react/exhaustive-deps': 'off',
    'react/rules-of-hooks': 'off',
    ...Object.fromEntries(OF_COMPILER.map((name) => [`react/${name}`, 'off'])),
    // The table of a test holds elements, and a component may take its only child as a property.
    'react/jsx-key': 'off',
    'react/no-children-prop': 'off',
  },
  overrides: [
    {
      files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
      rules: { 'no-undef': 'error' },
    },
    {
      files: ['shell/**', 'mfe-*/**', 'shared/**'],
      // The rules of MapLibre's own style sheet.
      excludeFiles: ['shared/places/src/map/map-look.ts', 'shared/testing/jest/may-match.test.tsx'],
      rules: syntax(NAMED_EXPORTS, TYPED_EXPORTS, ...EVERYWHERE, ...STYLES),
    },
    {
      // The type of a query's options links its key to its data, so it is inferred and never written.
      files: ['**/*.mjs', '**/*.cjs', '**/*.js', '**/*.queries.ts'],
      rules: syntax(NAMED_EXPORTS, ...EVERYWHERE),
    },
    {
      files: ['{shell/src,mfe-*,shared}/**'],
      rules: { 'react/exhaustive-deps': 'error', 'react/rules-of-hooks': 'error' },
    },
    {
      // Only an interface can extend a type of a library.
      files: ['**/*.d.ts'],
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },
    {
      // Storybook reads the default export of stories and of its configuration.
      files: ['**/*.stories.tsx', 'e2e/catalogue/src/{main,preview}.{ts,tsx}'],
      rules: syntax(...EVERYWHERE, ...STYLES),
    },
    {
      // Commands, tests and servers of the end-to-end tools write to a terminal.
      files: ['shared/{tooling,deploy,build}/**', 'e2e/**', 'shell/server/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: CONFIGS,
      rules: {
        'eslint-js/no-restricted-syntax': 'off',
        'typescript/no-require-imports': 'off',
        'no-empty-function': 'off',
      },
    },
  ],
};
