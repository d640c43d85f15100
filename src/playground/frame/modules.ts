import type { CompiledModule, LibraryScript } from '../protocol/messages.ts';
import { SOURCE_PREFIX } from './errors.ts';
import type { LoopGuard } from './guard.ts';

type Require = (name: string) => unknown;
type LibraryBody = (this: Window, require: Require, module: { exports: unknown }, exports: unknown) => void;
type ModuleBody = (require: Require, module: { exports: unknown }, exports: unknown) => Promise<void>;

declare global {
  interface Window {
    $$library: (name: string, body: LibraryBody) => void;
    $$module: (name: string, body: ModuleBody) => void;
    $$loop: LoopGuard['loop'];
    $$each: LoopGuard['each'];
  }
}

/** The frame's module system: CommonJS over the libraries and files provided by the page, and nothing else. */
export class Modules {
  readonly #libraries = new Map<string, LibraryBody>();
  readonly #bodies = new Map<string, ModuleBody>();
  readonly #loaded = new Map<string, { exports: unknown }>();

  readonly #nonce: string;

  constructor(nonce: string) {
    this.#nonce = nonce;
    window.$$library = (name, body) => void this.#libraries.set(name, body);
    window.$$module = (name, body) => void this.#bodies.set(name, body);
  }

  async addLibraries(libraries: LibraryScript[]): Promise<void> {
    await Promise.all(libraries.map(({ name, text }) => this.#runScript(libraryScript(name, text))));
  }

  async addModules(modules: CompiledModule[]): Promise<void> {
    await Promise.all(modules.map((module) => this.#runScript(moduleScript(module))));
  }

  /** Runs the files in order. Each may use top-level `await`; the next one waits for it. */
  async run(modules: CompiledModule[]): Promise<unknown> {
    let exports: unknown;
    for (const { name, imports } of modules) {
      const module = { exports: {} };
      this.#loaded.set(name, module);
      await this.#bodies.get(name)?.(
        (specifier) => this.require(imports[specifier] ?? specifier),
        module,
        module.exports,
      );
      exports = module.exports;
    }
    return exports;
  }

  // The frame inherits the page's Content Security Policy, which forbids inline scripts.
  #runScript(text: string): Promise<void> {
    const script = document.createElement('script');
    script.nonce = this.#nonce;
    script.async = false;
    script.src = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    return new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => reject(new Error('A script of this example could not be loaded.'));
      document.head.append(script);
    }).finally(() => {
      URL.revokeObjectURL(script.src);
      script.remove();
    });
  }

  require(name: string): unknown {
    const loaded = this.#loaded.get(name);
    if (loaded) return loaded.exports;
    const body = this.#libraries.get(name);
    if (!body) throw new Error(`Cannot find "${name}".`);
    const module = { exports: {} };
    this.#loaded.set(name, module);
    body.call(window, (needed) => this.require(needed), module, module.exports);
    return module.exports;
  }
}

const libraryScript = (name: string, text: string): string =>
  `$$library(${JSON.stringify(name)},function(require,module,exports){${text}\n})`;

const moduleScript = ({ name, code }: CompiledModule): string =>
  `$$module(${JSON.stringify(name)},async function(require,module,exports){${code}\n})\n//# sourceURL=${SOURCE_PREFIX}${name}`;
