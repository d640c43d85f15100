import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import installed from '../../../package.json' with { type: 'json' };
import { buildProject, buildZip, toPackageName } from './buildProject.ts';

const main = (text: string) => ({ name: 'main.ts', text });

describe('downloaded project', () => {
  it('depends on the imported libraries, in the versions this site uses', () => {
    const project = buildProject('Cave', [
      main("import { TiledResource } from '@excaliburjs/plugin-tiled'; new TiledResource('a');"),
    ]);
    const { dependencies } = JSON.parse(project['package.json']!) as { dependencies: Record<string, string> };
    expect(dependencies).toEqual({
      excalibur: installed.dependencies.excalibur,
      '@excaliburjs/plugin-tiled': installed.devDependencies['@excaliburjs/plugin-tiled'],
    });
  });

  it('can install a plugin released for an older engine', () => {
    const project = buildProject('Hero', [
      main("import { AsepriteResource } from '@excaliburjs/plugin-aseprite'; new AsepriteResource('a.json');"),
    ]);
    const { dependencies, overrides } = JSON.parse(project['package.json']!) as Record<string, object>;
    expect(dependencies).toMatchObject({
      '@excaliburjs/plugin-aseprite': installed.devDependencies['@excaliburjs/plugin-aseprite'],
    });
    expect(overrides).toEqual({ '@excaliburjs/plugin-aseprite': { excalibur: '$excalibur' } });
    expect(JSON.parse(buildProject('x', [main('')])['package.json']!)).not.toHaveProperty('overrides');
  });

  it("includes React's type declarations", () => {
    const project = buildProject('Panel', [main("import { useState } from 'react'; console.log(useState);")]);
    const { devDependencies } = JSON.parse(project['package.json']!) as { devDependencies: Record<string, string> };
    expect(devDependencies).toMatchObject({
      '@types/react': installed.devDependencies['@types/react'],
      '@types/react-dom': installed.devDependencies['@types/react-dom'],
    });
  });

  it('starts with the first file and imports the engine where the code used the global', () => {
    const project = buildProject('Hop & run', [main('const game = new ex.Engine();\ngame.start();')]);
    expect(project['index.html']).toContain('src="/src/main.ts"');
    expect(project['index.html']).toContain('<title>Hop &#38; run</title>');
    expect(project['src/main.ts']).toMatch(/^import \* as ex from 'excalibur';\nconst game/);
    const importing = "import * as ex from 'excalibur';\nnew ex.Engine();";
    expect(buildProject('x', [main(importing)])['src/main.ts']).toBe(importing);
  });

  it('is a zip with the assets at the paths the code uses', async () => {
    const assets = [{ path: '/kit/knight.png', blob: new Blob([Uint8Array.of(1, 2, 3)]) }];
    const files = unzipSync(await buildZip('Follow camera', [main('let π = "🎮";')], assets));
    expect(strFromU8(files['follow-camera/src/main.ts']!)).toBe('let π = "🎮";');
    expect([...files['follow-camera/public/kit/knight.png']!]).toEqual([1, 2, 3]);
    expect(files['follow-camera/README.md']).toBeDefined();
  });

  it('gets a valid name from any title', () => {
    expect(toPackageName('  Ça va? 2 ')).toBe('a-va-2');
    expect(toPackageName('中文')).toBe('excalibur-game');
  });

  it("can be built from code that doesn't compile", () => {
    expect(buildProject('x', [main('const = ')])['src/main.ts']).toBe('const = ');
  });
});
