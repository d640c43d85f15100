import { describe, expect, it } from 'vitest';
import { compile } from '../compile/compile.ts';
import { checkFileName, draftToProject, exampleToProject, isChanged, newProject } from './project.ts';

const files = [{ name: 'main.ts', text: 'a' }];

describe('project', () => {
  it('detects changes', () => {
    const project = exampleToProject({ id: 'x', title: 'X', files });
    expect(isChanged(project)).toBe(false);
    expect(isChanged({ ...project, files: [{ name: 'main.ts', text: 'b' }] })).toBe(true);
    expect(isChanged({ ...project, files: [...files, { name: 'b.ts', text: '' }] })).toBe(true);
  });

  it('saves a draft under its existing id and anything else under a new one', () => {
    expect(draftToProject({ id: 'd1', title: 'D', files, savedAt: 5 }).draftId).toBe('d1');
    expect(newProject().draftId).not.toBe(newProject().draftId);
  });

  it('starts with code that compiles', () => {
    expect(compile(newProject().files).libraries).toEqual(['excalibur']);
  });

  it('accepts file names that can be imported', () => {
    expect(checkFileName('levels/one.ts', files)).toBeUndefined();
    expect(checkFileName('main.ts', files)).toContain('already');
    for (const name of ['', 'a', '../a.ts', 'a b.ts', '/a.ts', 'a.exe'])
      expect(checkFileName(name, files)).toContain('Use letters');
  });
});
