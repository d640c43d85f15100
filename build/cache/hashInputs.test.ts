import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashInputs, type Inputs } from './hashInputs.ts';
import { createTestProject, type TestProject } from './testProject.ts';

const INPUTS: Inputs = { code: 'make.ts', files: ['content'], data: { base: '/' } };

let project: TestProject;
beforeEach(() => void (project = createTestProject()));
afterEach(() => {
  vi.unstubAllEnvs();
  project.remove();
});

const hash = (inputs = INPUTS): string => hashInputs(inputs, project.root);

describe('the hash of inputs changes with', () => {
  const edits: [what: string, edit: () => void][] = [
    ['the module that makes it', () => project.write('make.ts', `export default 'other';`)],
    ['a module deep in its imports', () => project.write('src/deep.ts', `export const deep = 'other';`)],
    ['a file that a module locates', () => project.write('src/font.ttf', 'other glyphs')],
    ['the version of a package', () => project.write('node_modules/outer/package.json', '{"version":"1.0.1"}')],
    [
      "the version of a package's package",
      () => project.write('node_modules/inner/package.json', '{"version":"2.0.0"}'),
    ],
    ['an environment variable that the code reads', () => void vi.stubEnv('CACHE_TEST', 'other')],
    ['a file of its content', () => project.write('content/page.md', '# Other')],
    ['a new file of its content', () => project.write('content/new.md', '')],
  ];

  it.each(edits)('%s', (_what, edit) => {
    const before = hash();
    edit();
    expect(hash()).not.toBe(before);
  });

  it('a setting', () => expect(hash({ ...INPUTS, data: { base: '/engine/' } })).not.toBe(hash()));
});

describe('the hash of inputs stays with', () => {
  it('a type, which is gone at run time', () => {
    const before = hash();
    project.write('src/types.ts', 'export type T = number;');
    expect(hash()).toBe(before);
  });

  it('an environment variable that nothing reads', () => {
    const before = hash();
    vi.stubEnv('CACHE_TEST_UNREAD', 'other');
    expect(hash()).toBe(before);
  });

  it('a copy of the project in another folder', () => {
    const copy = createTestProject();
    expect(hashInputs(INPUTS, copy.root)).toBe(hash());
    copy.remove();
  });
});

describe('a mistake in the inputs is reported:', () => {
  it('code that does not exist', () => {
    expect(() => hash({ code: 'gone.ts' })).toThrow(
      '"gone.ts" is neither a file of the project nor an installed package.',
    );
  });

  it('an import that leads nowhere', () => {
    project.write('src/word.ts', `export * from './gone.ts';`);
    expect(() => hash()).toThrow("src/gone.ts is imported but doesn't exist.");
  });

  it('code that cannot be parsed', () => {
    project.write('src/word.ts', 'export const word = ;');
    expect(() => hash()).toThrow(/word\.ts can't be parsed/);
  });
});
