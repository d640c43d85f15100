import type { JSONOutput } from 'typedoc';
import { compactType, joinTypes, typeToString } from '../model/typeText.ts';
import type { TypeText } from '../model/types.ts';
import type { ExtractContext } from './context.ts';
import { formatReflectionType } from './formatReflectionType.ts';
import { formatReference } from './formatReference.ts';

type SomeType = JSONOutput.SomeType;
type TypeOf<Name extends SomeType['type']> = Extract<SomeType, { type: Name }>;
type Formatter<Name extends SomeType['type']> = (type: TypeOf<Name>, context: ExtractContext) => TypeText;

const UNION_LINE_LENGTH = 90;
const NEEDS_PARENTHESES = new Set<SomeType['type']>(['union', 'intersection', 'conditional', 'typeOperator', 'query']);

const isFunctionType = (type: SomeType) => type.type === 'reflection' && !!type.declaration?.signatures;

function inParentheses(type: SomeType, context: ExtractContext): TypeText {
  const text = format(type, context);
  return NEEDS_PARENTHESES.has(type.type) || isFunctionType(type) ? ['(', ...text, ')'] : text;
}

function formatUnion(type: TypeOf<'union'>, context: ExtractContext): TypeText {
  const parts = type.types.map((part) => (isFunctionType(part) ? inParentheses(part, context) : format(part, context)));
  const flat = joinTypes(parts, ' | ');
  return typeToString(flat).length <= UNION_LINE_LENGTH ? flat : ['\n  | ', ...joinTypes(parts, '\n  | ')];
}

function formatConditional(type: TypeOf<'conditional'>, context: ExtractContext): TypeText {
  const test = [...format(type.checkType, context), ' extends ', ...format(type.extendsType, context)];
  return [...test, '\n  ? ', ...format(type.trueType, context), '\n  : ', ...format(type.falseType, context)];
}

const MODIFIERS = { '+': '', '-': '-' };

function formatMapped(type: TypeOf<'mapped'>, context: ExtractContext): TypeText {
  const readonly = type.readonlyModifier ? `${MODIFIERS[type.readonlyModifier]}readonly ` : '';
  const optional = type.optionalModifier ? `${MODIFIERS[type.optionalModifier]}?` : '';
  const renamed: TypeText = type.nameType ? [' as ', ...format(type.nameType, context)] : [];
  const key = [
    `{ ${readonly}[${type.parameter} in `,
    ...format(type.parameterType, context),
    ...renamed,
    `]${optional}: `,
  ];
  return [...key, ...format(type.templateType, context), ' }'];
}

function formatPredicate(type: TypeOf<'predicate'>, context: ExtractContext): TypeText {
  const target: TypeText = type.targetType ? [' is ', ...format(type.targetType, context)] : [];
  return [type.asserts ? 'asserts ' : '', type.name, ...target];
}

function formatTemplate(type: TypeOf<'templateLiteral'>, context: ExtractContext): TypeText {
  const tail = type.tail.flatMap(([part, text]): TypeText => ['${', ...format(part, context), '}', text]);
  return ['`', type.head, ...tail, '`'];
}

function formatLiteral({ value }: TypeOf<'literal'>): TypeText {
  if (typeof value === 'string') return [`'${value.replace(/\n/g, '\\n')}'`];
  if (value && typeof value === 'object') return [`${value.negative ? '-' : ''}${value.value}n`];
  return [String(value)];
}

/** A type that TypeDoc stores as text; exported names in it still become links. */
function formatUnknown(type: TypeOf<'unknown'>, context: ExtractContext): TypeText {
  return type.name.split(/(\b[A-Za-z_$][\w$]*\b)/).map((part) => {
    const found = /^[A-Z]/.test(part) ? context.resolveName(part) : undefined;
    return found ? { text: part, ref: found.ref } : part;
  });
}

const FORMATTERS: { [Name in SomeType['type']]: Formatter<Name> } = {
  array: (type, context) => [...inParentheses(type.elementType, context), '[]'],
  conditional: formatConditional,
  indexedAccess: (type, context) => [
    ...inParentheses(type.objectType, context),
    '[',
    ...format(type.indexType, context),
    ']',
  ],
  inferred: (type, context) => [
    `infer ${type.name}`,
    ...(type.constraint ? [' extends ', ...format(type.constraint, context)] : []),
  ],
  intersection: (type, context) =>
    joinTypes(
      type.types.map((part) => inParentheses(part, context)),
      ' & ',
    ),
  intrinsic: (type) => [type.name],
  literal: formatLiteral,
  mapped: formatMapped,
  namedTupleMember: (type, context) => [
    `${type.name}${type.isOptional ? '?' : ''}: `,
    ...format(type.element, context),
  ],
  optional: (type, context) => [...inParentheses(type.elementType, context), '?'],
  predicate: formatPredicate,
  query: (type, context) => ['typeof ', ...format(type.queryType, context)],
  reference: (type, context) => formatReference(type, context, format),
  reflection: (type, context) => formatReflectionType(type.declaration, context, format),
  rest: (type, context) => ['...', ...inParentheses(type.elementType, context)],
  templateLiteral: formatTemplate,
  tuple: (type, context) => [
    '[',
    ...joinTypes(
      (type.elements ?? []).map((element) => format(element, context)),
      ', ',
    ),
    ']',
  ],
  typeOperator: (type, context) => [`${type.operator} `, ...inParentheses(type.target, context)],
  union: formatUnion,
  unknown: formatUnknown,
};

function format(type: SomeType, context: ExtractContext): TypeText {
  return (FORMATTERS[type.type] as Formatter<typeof type.type>)(type as never, context);
}

/** Formats a TypeDoc type as text, split at the names that become links. */
export function formatType(type: SomeType | undefined, context: ExtractContext): TypeText {
  return type ? compactType(format(type, context)) : ['any'];
}
