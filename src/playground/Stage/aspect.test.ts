import { describe, expect, it } from 'vitest';
import { codeToAspect } from './aspect.ts';

describe('aspect ratio of a game', () => {
  it('is read from the engine options', () => {
    expect(codeToAspect('const game = new ex.Engine({ width: 600, height: 400 });')).toBe(1.5);
    expect(codeToAspect('new Engine({\n  backgroundColor: ex.Color.Red,\n  height: 100,\n  width: 200,\n});')).toBe(2);
  });

  it("is undefined when the code doesn't specify it", () => {
    expect(codeToAspect('new Engine({ displayMode: DisplayMode.FitScreen });')).toBeUndefined();
    expect(codeToAspect('new Actor({ width: 10, height: 10 });')).toBeUndefined();
    expect(codeToAspect('new Engine({ width, height });')).toBeUndefined();
  });
});
