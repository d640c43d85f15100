import ts from 'typescript';
import type { LanguageCompletion, LanguageDiagnostic, LanguageInfo } from './protocol.ts';
import { VirtualFiles } from './virtualFiles.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  allowUmdGlobalAccess: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

const FORMAT: ts.FormatCodeSettings = {
  ...ts.getDefaultFormatCodeSettings('\n'),
  indentSize: 2,
  tabSize: 2,
  semicolons: ts.SemicolonPreference.Insert,
};

const SEVERITIES: Record<ts.DiagnosticCategory, LanguageDiagnostic['severity']> = {
  [ts.DiagnosticCategory.Error]: 'error',
  [ts.DiagnosticCategory.Warning]: 'warning',
  [ts.DiagnosticCategory.Suggestion]: 'info',
  [ts.DiagnosticCategory.Message]: 'info',
};

const toText = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
  // The engine's comments contain links with TypeDoc tags.
  ts.displayPartsToString([...(parts ?? [])]).replace(/\{@(?:apilink|link)\s+([^}|]+?)(?:\s*\|[^}]*)?\}/g, '$1');

/** TypeScript over an in-memory file system: the visitor's files, the engine's typings and the standard library. */
export class LanguageService {
  readonly files: VirtualFiles;
  readonly #service: ts.LanguageService;

  constructor(libraryFiles: ReadonlyMap<string, string>) {
    this.files = new VirtualFiles(libraryFiles);
    this.#service = ts.createLanguageService(this.files.createHost(OPTIONS));
  }

  diagnose(file: string): LanguageDiagnostic[] {
    const path = this.files.pathOf(file);
    if (!this.files.isOpen(path)) return [];
    // Plain JavaScript has no type annotations, so it isn't type-checked.
    const semantic = /\.jsx?$/.test(path) ? [] : this.#service.getSemanticDiagnostics(path);
    return [...this.#service.getSyntacticDiagnostics(path), ...semantic].map((diagnostic) => ({
      from: diagnostic.start ?? 0,
      to: (diagnostic.start ?? 0) + (diagnostic.length ?? 0),
      severity: SEVERITIES[diagnostic.category],
      message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
    }));
  }

  complete(file: string, offset: number): LanguageCompletion[] {
    const found = this.#service.getCompletionsAtPosition(this.files.pathOf(file), offset, {
      includeCompletionsForModuleExports: false,
    });
    return (found?.entries ?? []).map(({ name, kind, sortText }) => ({ name, kind, sortText }));
  }

  describe(file: string, offset: number, name: string): LanguageInfo | null {
    const details = this.#service.getCompletionEntryDetails(
      this.files.pathOf(file),
      offset,
      name,
      undefined,
      undefined,
      undefined,
      undefined,
    );
    return details ? { signature: toText(details.displayParts), documentation: toText(details.documentation) } : null;
  }

  hover(file: string, offset: number): (LanguageInfo & { from: number; to: number }) | null {
    const info = this.#service.getQuickInfoAtPosition(this.files.pathOf(file), offset);
    if (!info) return null;
    const { start, length } = info.textSpan;
    return {
      signature: toText(info.displayParts),
      documentation: toText(info.documentation),
      from: start,
      to: start + length,
    };
  }

  format(file: string): string {
    const path = this.files.pathOf(file);
    const edits = this.#service.getFormattingEditsForDocument(path, FORMAT);
    // Apply edits from end to start, so that earlier offsets remain valid.
    return [...edits]
      .sort((a, b) => b.span.start - a.span.start)
      .reduce(
        (text, { span, newText }) => text.slice(0, span.start) + newText + text.slice(span.start + span.length),
        this.files.read(path) ?? '',
      );
  }
}
