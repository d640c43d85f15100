import type { NameResolver } from '../model/resolveName.ts';
import type { SymbolId } from '../model/types.ts';

/** A page to scan: its Markdown and its location. */
export interface Guide {
  file: string;
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
}

/** A name a guide links to that the engine does not export. */
export interface MissingSymbol {
  file: string;
  line: number;
  written: string;
}

export interface GuideScan {
  symbols: Set<SymbolId>;
  missing: MissingSymbol[];
}

const WIKI_LINK = /\[\[([A-Za-z_$][\w$.#]*)(?:\(\))?(?:\|[^\]\n]*)?\]\]/g;
const API_ROUTE = /\]\(\/api\/(\w+)\/([\w$.-]+)(?:#[^)]*)?\)/g;
const INLINE_CODE = /`([^`\n]+)`/g;
const FENCE = /^\s*(`{3,}|~{3,})/;
const CODE_NAME = /\b(?:ex\.)?[A-Za-z_$][\w$]*/g;

/**
 * Words like `move` are engine names too, but usually plain words: a name in inline code counts if it starts with a
 * capital letter, is accessed through `ex.` or is called.
 */
const looksLikeSymbol = (code: string) => /^(ex\.)?[A-Z]|^ex\.|\(.*\)$/.test(code.trim());

function scanText(line: string, at: Omit<MissingSymbol, 'written'>, resolve: NameResolver, scan: GuideScan): void {
  const withoutCode = line.replace(INLINE_CODE, '');
  for (const [, written = ''] of withoutCode.matchAll(WIKI_LINK)) {
    const found = resolve(written);
    if (found) scan.symbols.add(found.ref);
    else scan.missing.push({ ...at, written: `[[${written}]]` });
  }
  for (const [, kind, name = ''] of line.matchAll(API_ROUTE)) {
    const found = resolve(name.replace(/\.json$/, ''));
    if (found) scan.symbols.add(found.ref);
    else scan.missing.push({ ...at, written: `/api/${kind}/${name}` });
  }
  for (const [, code = ''] of line.matchAll(INLINE_CODE)) {
    const found = looksLikeSymbol(code) ? resolve(code) : undefined;
    if (found) scan.symbols.add(found.ref);
  }
}

function scanCode(line: string, resolve: NameResolver, scan: GuideScan): void {
  for (const [name] of line.matchAll(CODE_NAME)) {
    const found = looksLikeSymbol(name) ? resolve(name) : undefined;
    if (found) scan.symbols.add(found.ref);
  }
}

/** Finds the symbols a guide mentions, and the links to symbols that don't exist. */
export function scanGuide(guide: Guide, resolve: NameResolver): GuideScan {
  const scan: GuideScan = { symbols: new Set(), missing: [] };
  let fence: string | undefined;
  for (const [index, line] of guide.body.split('\n').entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence)) fence = undefined;
      else scanCode(line, resolve, scan);
    } else if (mark) fence = mark;
    else scanText(line, { file: guide.file, line: guide.bodyLine + index }, resolve, scan);
  }
  return scan;
}

/** Finds the symbols a program uses. */
export function scanProgram(code: string, resolve: NameResolver): Set<SymbolId> {
  const scan: GuideScan = { symbols: new Set(), missing: [] };
  for (const line of code.split('\n')) scanCode(line, resolve, scan);
  return scan.symbols;
}
