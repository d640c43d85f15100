import type { JSONOutput } from 'typedoc';
import type { SymbolId } from '../model/types.ts';
import type { ExtractContext } from './context.ts';

type Part = JSONOutput.CommentDisplayPart;
type InlineTag = JSONOutput.InlineTagDisplayPart;
type Target = { ref: SymbolId; member?: string };

/** The URL scheme that represents a symbol in Markdown: `api:class:Actor#pos`. */
const SCHEME = 'api:';

const escapeLabel = (label: string) => label.replace(/[[\]]/g, '\\$&');

const targetToUrl = ({ ref, member }: Target) => `${SCHEME}${ref}${member ? `#${member}` : ''}`;

/** Parses a URL of our scheme to its symbol; undefined for any other URL. */
export function urlToTarget(url: string): Target | undefined {
  if (!url.startsWith(SCHEME)) return undefined;
  const [ref, member] = url.slice(SCHEME.length).split('#');
  return { ref: ref as SymbolId, ...(member ? { member } : {}) };
}

// `{@link Name}`, `{@link Name | label}` and `{@link https://… label}` all occur.
function splitTag(text: string): [target: string, label: string] {
  const [target = '', ...rest] = text.split(/\s*\|\s*|\s+/);
  return [target, rest.join(' ').trim().replace(/^`|`$/g, '') || target];
}

function inlineTagToMarkdown(part: InlineTag, context: ExtractContext): string {
  const [written, label] = splitTag(part.text);
  if (/^https?:/.test(written)) return `[${escapeLabel(label)}](${written})`;
  const byId = typeof part.target === 'number' ? context.targets.get(part.target) : undefined;
  const target = byId ?? context.resolveName(written);
  return target ? `[${escapeLabel(label)}](<${targetToUrl(target)}>)` : `\`${label}\``;
}

/** Joins the parts of a comment to Markdown in which symbol links use our URL scheme. */
export function commentToMarkdown(parts: Part[], context: ExtractContext): string {
  return parts
    .map((part) => (part.kind === 'inline-tag' ? inlineTagToMarkdown(part, context) : part.text))
    .join('')
    .trim();
}
