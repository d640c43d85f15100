/**
 * The compact model of the engine's public API. The extractor writes it; pages and tools read it.
 * It is plain JSON: no cycles, no class instances, symbols reference each other by id.
 */

/** What a symbol is; also the path segment of its page: `/api/<kind>/<slug>`. */
export const API_KINDS = ['class', 'interface', 'enum', 'function', 'namespace', 'type', 'variable'] as const;
export type ApiKind = (typeof API_KINDS)[number];

/** `<kind>:<name>`, for example `class:Actor`. One name may exist as two kinds (`enum:Side`, `namespace:Side`). */
export type SymbolId = `${ApiKind}:${string}`;

/** A piece of a type: plain text, or a name that links to a symbol, a member or an external page. */
export type TypePiece = string | { text: string; ref: SymbolId; member?: string } | { text: string; href: string };

/** A type as displayed, for example `Vector | null`, split at the names that are links. */
export type TypeText = TypePiece[];

/** Inline content of a comment. */
export type Inline =
  | string
  | { code: string }
  | { strong: Inline[] }
  | { emphasis: Inline[] }
  /** A link to a symbol, written as `Actor` or `Actor.pos` in the comment. */
  | { ref: SymbolId; member?: string; text: string; isCode?: boolean }
  | { href: string; text: string };

/** A block of a comment. */
export type Block =
  | { kind: 'text'; inlines: Inline[] }
  | { kind: 'heading'; inlines: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }
  /** `program` is the complete program of an example that compiles against the package. */
  | { kind: 'code'; lang: string; code: string; program?: string }
  | { kind: 'quote'; blocks: Block[] };

/** A whole comment. */
export interface Doc {
  /** The first paragraph, shown in cards and lists. */
  summary: Inline[];
  /** Everything after the first paragraph. */
  remarks?: Block[];
  warnings?: Block[][];
  examples?: Block[][];
  see?: Block[][];
  throws?: Block[][];
  returns?: Block[];
  /** Present, possibly empty, when the symbol is deprecated. */
  deprecated?: Block[];
}

export interface ApiTypeParameter {
  name: string;
  constraint?: TypeText;
  default?: TypeText;
  doc?: Doc;
}

export interface ApiParameter {
  name: string;
  type: TypeText;
  isOptional?: boolean;
  isRest?: boolean;
  default?: string;
  doc?: Doc;
}

export interface ApiSignature {
  typeParameters?: ApiTypeParameter[];
  parameters: ApiParameter[];
  /** Absent for constructors. */
  returns?: TypeText;
  doc?: Doc;
}

export type MemberKind = 'constructor' | 'property' | 'accessor' | 'method' | 'index' | 'enumMember' | 'function';

export interface ApiMember {
  name: string;
  kind: MemberKind;
  /** The URL fragment of the member, unique on its page even when case is ignored. */
  anchor: string;
  isStatic?: boolean;
  isProtected?: boolean;
  isAbstract?: boolean;
  isOptional?: boolean;
  isReadonly?: boolean;
  /** An accessor that can be set but not read. */
  isWriteOnly?: boolean;
  /** The type of a property or accessor, or the value of an enum member. */
  type?: TypeText;
  default?: string;
  /** Methods, functions, constructors and index signatures; several when overloaded. */
  signatures?: ApiSignature[];
  doc?: Doc;
  /** Where the member is inherited from when the symbol doesn't declare it. */
  inheritedFrom?: MemberOrigin;
  /** The parent member that this one overrides. */
  overrides?: MemberOrigin;
}

export interface MemberOrigin {
  /** The display name, for example `Entity.addChild`. */
  text: string;
  ref?: SymbolId;
  member?: string;
}

/** One event a class emits, from the event map of its `events` emitter. */
export interface ApiEvent {
  name: string;
  anchor: string;
  payload: TypeText;
  doc?: Doc;
  /** The event map that declares it. */
  map: SymbolId;
}

export interface ApiSymbol {
  id: SymbolId;
  name: string;
  kind: ApiKind;
  /** The last part of the route; differs from the name only when two names collide on a case-insensitive host. */
  slug: string;
  /** The area it belongs to, from its declaration folder: `graphics`, `math` … */
  area: string;
  /** The declaration file without its extension: `Graphics/Sprite`. */
  file: string;
  isAbstract?: boolean;
  /** Exported, but for internal use by the engine. */
  isInternal?: boolean;
  doc?: Doc;
  typeParameters?: ApiTypeParameter[];
  extends?: TypeText[];
  implements?: TypeText[];
  /** The type of a variable or a type alias. */
  type?: TypeText;
  default?: string;
  /** The signatures of a function. */
  signatures?: ApiSignature[];
  members?: ApiMember[];
  events?: ApiEvent[];
  /** The symbols a namespace re-exports under its own name. */
  exportsAgain?: SymbolId[];
}

export interface ApiModel {
  packageName: string;
  version: string;
  symbols: ApiSymbol[];
}
