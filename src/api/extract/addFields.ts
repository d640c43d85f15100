import { createAnchors } from '../model/anchors.ts';
import type { ApiMember, ApiSymbol } from '../model/types.ts';
import type { ExtractContext } from './context.ts';
import { formatType } from './formatType.ts';
import { markdownToBlocks } from './markdownToBlocks.ts';
import type { ResolvedField } from './resolveFields.ts';
import { withoutEmpty } from './toSignature.ts';

// The compiler returns the comment as written, including inline tags.
const braceTagsToWikiLinks = (comment: string) => comment.replace(/\{@\w+\s+([^\s|}]+)[^}]*\}/g, '[[$1]]');

function toMember(field: ResolvedField, context: ExtractContext): ApiMember {
  const [first, ...rest] = markdownToBlocks(braceTagsToWikiLinks(field.comment), context);
  const summary = first?.kind === 'text' ? first.inlines : [];
  return withoutEmpty({
    name: field.name,
    kind: 'property',
    anchor: '',
    isOptional: field.isOptional,
    type: formatType({ type: 'unknown', name: field.type }, context),
    doc: first ? withoutEmpty({ summary, remarks: rest.length > 0 ? rest : undefined }) : undefined,
  });
}

/** Adds the fields found by the compiler to type aliases without members of their own. */
export function addFields(
  symbol: ApiSymbol,
  fields: ReadonlyMap<string, ResolvedField[]>,
  context: ExtractContext,
): ApiSymbol {
  const found = symbol.kind === 'type' && !symbol.members ? fields.get(symbol.name) : undefined;
  if (!found) return symbol;
  const nextAnchor = createAnchors();
  const members = found.map((field) => ({ ...toMember(field, context), anchor: nextAnchor(field.name) }));
  return { ...symbol, members };
}
