import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import noSleeps from './eslint/noSleeps.js';
import rooms from './eslint/rooms.js';

export default tseslint.config(
  {
    ignores: ['dist/', 'dist-*/', '.astro/', '.cache/', 'node_modules/', 'test-results/', 'public/', 'tests/fixtures/'],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  astro.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { rooms, 'react-hooks': reactHooks },
    rules: {
      'rooms/borders': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'smart'],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
    },
  },
  // A route chooses data and a component. Whatever needs more lines belongs to its feature.
  { files: ['src/pages/**/*.{astro,ts}'], rules: { 'max-lines': ['error', { max: 30 }] } },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  { files: ['tests/**/*.{ts,mjs}'], rules: noSleeps },
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/triple-slash-reference': 'off' } },
  prettier,
);
