import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { type Diagnostic, linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip, type Tooltip } from '@codemirror/view';
import type { SourceFile } from '../protocol/messages.ts';
import { languageClient } from './languageClient.ts';
import type { LanguageInfo } from './protocol.ts';

const DIAGNOSE_DELAY_MS = 400;
const IDENTIFIER = /[\w$]*$/;
const IDENTIFIER_ONLY = /^[\w$]*$/;

/** The kinds of symbols that have an icon in the completion list. */
const KINDS: Record<string, string> = {
  class: 'class',
  interface: 'interface',
  enum: 'enum',
  'enum member': 'constant',
  function: 'function',
  method: 'method',
  property: 'property',
  getter: 'property',
  setter: 'property',
  const: 'constant',
  let: 'variable',
  var: 'variable',
  parameter: 'variable',
  keyword: 'keyword',
  module: 'namespace',
  alias: 'namespace',
  type: 'type',
};

export interface LanguageSource {
  /** The file the view currently shows. */
  fileName(): string;
  files(): readonly SourceFile[];
}

function renderInfo({ signature, documentation }: LanguageInfo): HTMLElement {
  const element = document.createElement('div');
  element.className = 'editor-info';
  const code = element.appendChild(document.createElement('code'));
  code.textContent = signature;
  if (documentation) element.appendChild(document.createElement('p')).textContent = documentation;
  return element;
}

function diagnose(source: LanguageSource): (view: EditorView) => Promise<Diagnostic[]> {
  return async (view) => {
    languageClient().setFiles(source.files());
    const found = await languageClient()
      .call('diagnose', source.fileName())
      .catch(() => []);
    const end = view.state.doc.length;
    return found.map(({ from, to, severity, message }) => ({
      from: Math.min(from, end),
      to: Math.min(to, end),
      severity,
      message,
    }));
  };
}

function complete(source: LanguageSource): (context: CompletionContext) => Promise<CompletionResult | null> {
  return async (context) => {
    const before = context.state.doc.sliceString(Math.max(0, context.pos - 100), context.pos);
    const word = IDENTIFIER.exec(before)?.[0] ?? '';
    const isMember = before.slice(0, before.length - word.length).endsWith('.');
    if (!context.explicit && !word && !isMember) return null;
    const file = source.fileName();
    languageClient().setFiles(source.files());
    const found = await languageClient()
      .call('complete', file, context.pos)
      .catch(() => []);
    const options = found.map(({ name, kind, sortText }): Completion => ({
      label: name,
      type: KINDS[kind],
      sortText,
      info: async () => {
        const info = await languageClient()
          .call('describe', file, context.pos, name)
          .catch(() => null);
        return info && renderInfo(info);
      },
    }));
    return options.length ? { from: context.pos - word.length, options, validFor: IDENTIFIER_ONLY } : null;
  };
}

function hover(source: LanguageSource): (view: EditorView, offset: number) => Promise<Tooltip | null> {
  return async (_view, offset) => {
    languageClient().setFiles(source.files());
    const info = await languageClient()
      .call('hover', source.fileName(), offset)
      .catch(() => null);
    return info && { pos: info.from, end: info.to, above: true, create: () => ({ dom: renderInfo(info) }) };
  };
}

/** Diagnostics, completion and hover documentation from the real typings. Starts the worker. */
export const languageExtensions = (source: LanguageSource): Extension => [
  linter(diagnose(source), { delay: DIAGNOSE_DELAY_MS }),
  autocompletion({ override: [complete(source)] }),
  hoverTooltip(hover(source)),
];
