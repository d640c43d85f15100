import type { JSONOutput } from 'typedoc';
import type { Block, Doc } from '../model/types.ts';
import { commentToMarkdown } from './commentToMarkdown.ts';
import type { ExtractContext } from './context.ts';
import { markdownToBlocks } from './markdownToBlocks.ts';

type Comment = JSONOutput.Comment;
type ListField = 'warnings' | 'examples' | 'see' | 'throws';

const LIST_TAGS: Record<string, ListField> = {
  '@warning': 'warnings',
  '@example': 'examples',
  '@see': 'see',
  '@throws': 'throws',
};

function readListTags(comment: Comment, context: ExtractContext): Partial<Record<ListField, Block[][]>> {
  const lists: Partial<Record<ListField, Block[][]>> = {};
  for (const tag of comment.blockTags ?? []) {
    const field = LIST_TAGS[tag.tag];
    if (field) (lists[field] ??= []).push(markdownToBlocks(commentToMarkdown(tag.content, context), context));
  }
  return lists;
}

function readTag(comment: Comment, name: string, context: ExtractContext): Block[] | undefined {
  const tag = comment.blockTags?.find((candidate) => candidate.tag === name);
  return tag && markdownToBlocks(commentToMarkdown(tag.content, context), context);
}

function readText(comment: Comment, context: ExtractContext): Block[] {
  const summary = markdownToBlocks(commentToMarkdown(comment.summary, context), context);
  const extra = ['@description', '@remarks'].flatMap((tag) => readTag(comment, tag, context) ?? []);
  return [...summary, ...extra];
}

const isEmpty = (doc: Doc) => doc.summary.length === 0 && Object.keys(doc).length === 1;

/** Converts a TypeDoc comment to our model; undefined when it is empty. */
export function commentToDoc(comment: Comment | undefined, context: ExtractContext): Doc | undefined {
  if (!comment) return undefined;
  const [first, ...rest] = readText(comment, context);
  const startsWithText = first?.kind === 'text';
  const remarks = startsWithText || !first ? rest : [first, ...rest];
  const returns = readTag(comment, '@returns', context);
  const deprecated = readTag(comment, '@deprecated', context);
  const doc: Doc = {
    summary: startsWithText ? first.inlines : [],
    ...(remarks.length > 0 ? { remarks } : {}),
    ...readListTags(comment, context),
    ...(returns && returns.length > 0 ? { returns } : {}),
    ...(deprecated ? { deprecated } : {}),
  };
  return isEmpty(doc) ? undefined : doc;
}

const hasInternalTag = (comment: Comment | undefined) => comment?.modifierTags?.includes('@internal') ?? false;

/** Whether a declaration is internal: its comment, or that of every signature, has `@internal`. */
export function isInternal(declaration: JSONOutput.DeclarationReflection): boolean {
  const { comment, signatures, getSignature, setSignature } = declaration;
  const accessors = [getSignature, setSignature].flatMap((signature) => signature ?? []);
  const parts = [...(signatures ?? []), ...accessors];
  return hasInternalTag(comment) || (parts.length > 0 && parts.every((part) => hasInternalTag(part.comment)));
}

/** The default from a comment's tag, without code formatting. */
export function commentToDefault(comment: Comment | undefined): string | undefined {
  const tag = comment?.blockTags?.find(({ tag }) => tag === '@default' || tag === '@defaultValue');
  const text = tag?.content.map((part) => part.text).join('');
  return text?.replace(/^\s*(```\w*\n?|`)|(\n?```|`)\s*$/g, '').trim() || undefined;
}
