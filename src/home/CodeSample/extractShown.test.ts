import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractShown } from './extractShown.ts';

describe('extractShown', () => {
  it('keeps the imports and the marked lines, and takes off the indentation of the markers', () => {
    const source =
      "import { a } from 'b';\n\nfunction f() {\n  // #region shown\n  a(\n    1,\n  );\n  // #endregion\n}\n";
    expect(extractShown(source)).toBe("import { a } from 'b';\n\na(\n  1,\n);");
  });

  it('says what is missing where there is nothing to show', () => {
    expect(() => extractShown('const a = 1;')).toThrow(/#region shown/);
  });

  it('shows a whole program on the home page, and nothing of its wrapper', () => {
    const shown = extractShown(readFileSync(new URL('./program.ts', import.meta.url), 'utf8'));
    expect(shown).toMatch(/^import .* from 'excalibur';\n/);
    expect(shown).toContain('game.start();');
    expect(shown).not.toMatch(/createProgram|return game/);
  });
});
