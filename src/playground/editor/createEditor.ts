import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { SourceFile } from '../protocol/messages.ts';
import { editorTheme } from './editorTheme.ts';
import { errorLine, showErrorLine } from './errorLine.ts';

export interface EditorOptions {
  files: readonly SourceFile[];
  fileName: string;
  label: string;
  onChange(files: readonly SourceFile[]): void;
  onRun(): void;
}

const languageOf = (name: string): Extension =>
  name.endsWith('.json') ? [] : javascript({ typescript: /\.tsx?$/.test(name), jsx: /x$/.test(name) });

/** The code editor: one view, with a separate undo history per file. Independent of React. */
export class Editor {
  readonly view: EditorView;
  readonly #states = new Map<string, EditorState>();
  readonly #language = new Compartment();
  readonly #options: EditorOptions;
  #files: readonly SourceFile[];
  #fileName: string;
  #hasLanguage = false;

  constructor(parent: HTMLElement, options: EditorOptions) {
    this.#options = options;
    this.#files = options.files;
    this.#fileName = options.fileName;
    this.view = new EditorView({ parent, state: this.#createState(options.fileName) });
    this.view.contentDOM.addEventListener('focus', () => void this.#startLanguage(), { once: true });
  }

  get files(): readonly SourceFile[] {
    return this.#files;
  }

  get fileName(): string {
    return this.#fileName;
  }

  /** Shows another file, or the same files with new text. Unchanged files keep their undo history. */
  show(files: readonly SourceFile[], fileName: string): void {
    this.#states.set(this.#fileName, this.view.state);
    this.#files = files;
    this.#fileName = fileName;
    const cached = this.#states.get(fileName);
    const text = files.find(({ name }) => name === fileName)?.text ?? '';
    if (cached && cached === this.view.state && cached.doc.toString() === text) return;
    this.view.setState(cached?.doc.toString() === text ? cached : this.#createState(fileName));
    if (this.#hasLanguage) void this.#startLanguage();
  }

  showError(line: number | null): void {
    showErrorLine(this.view, line);
  }

  async format(): Promise<void> {
    const { languageClient } = await import('./languageClient.ts');
    const client = languageClient();
    client.setFiles(this.#files);
    const text = await client.call('format', this.#fileName);
    const { doc, selection } = this.view.state;
    if (text === doc.toString()) return;
    const anchor = Math.min(selection.main.head, text.length);
    this.view.dispatch({ changes: { from: 0, to: doc.length, insert: text }, selection: { anchor } });
  }

  /** Calls back once every line has been measured. Before that, line numbers are misaligned. */
  whenMeasured(onMeasured: () => void): void {
    this.view.requestMeasure({ read: () => undefined, write: onMeasured });
  }

  focus(): void {
    this.view.focus();
  }

  destroy(): void {
    this.view.destroy();
  }

  async #startLanguage(): Promise<void> {
    this.#hasLanguage = true;
    const { languageExtensions } = await import('./languageExtensions.ts');
    const source = { fileName: () => this.#fileName, files: () => this.#files };
    this.view.dispatch({ effects: this.#language.reconfigure(languageExtensions(source)) });
  }

  #createState(fileName: string): EditorState {
    const { label, onRun } = this.#options;
    const run = () => {
      onRun();
      return true;
    };
    return EditorState.create({
      doc: this.#files.find(({ name }) => name === fileName)?.text ?? '',
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run }]),
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of('  '),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...completionKeymap,
          ...lintKeymap,
          indentWithTab,
        ]),
        languageOf(fileName),
        this.#language.of([]),
        errorLine,
        editorTheme,
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) this.#take(update.state.doc.toString());
        }),
      ],
    });
  }

  #take(text: string): void {
    this.#files = this.#files.map((file) => (file.name === this.#fileName ? { ...file, text } : file));
    this.#options.onChange(this.#files);
  }
}
