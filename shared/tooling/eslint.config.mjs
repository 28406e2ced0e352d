import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const NAMED_EXPORTS = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };
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

const configs = [
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

/** Every rule is an error; warnings are not used. */
export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '**/reports/', '**/.tiffin/', '**/migrations/', '**/frozen/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-param-reassign': 'error',
      'no-restricted-syntax': ['error', NAMED_EXPORTS, ...EVERYWHERE],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // The type of a query's options links its key to its data, so it is inferred and never written.
    files: ['**/*.mjs', '**/*.cjs', '**/*.js', '**/*.queries.ts'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
  {
    files: ['shell/**', 'mfe-*/**', 'shared/**'],
    // The rules of MapLibre's own style sheet.
    ignores: ['shared/places/src/map/map-look.ts', 'shared/testing/jest/may-match.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', NAMED_EXPORTS, ...EVERYWHERE, ...STYLES] },
  },
  {
    // Only an interface can extend a type of a library.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    // Storybook reads the default export of stories and of its configuration.
    files: ['**/*.stories.tsx', 'e2e/catalogue/src/{main,preview}.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, ...STYLES] },
  },
  {
    // Commands, tests and servers of the end-to-end tools write to a terminal.
    files: ['shared/{tooling,deploy,build}/**', 'e2e/**', 'shell/server/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: configs,
    rules: {
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
);
