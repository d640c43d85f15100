import { PALETTE } from '../core/palette.ts';

/** A stable id in LDtk's format, derived from a name. */
export function nameToIid(name: string): string {
  let state = 0x811c9dc5;
  const digits = Array.from({ length: 32 }, (_, index) => {
    for (const letter of `${name}/${index}`) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;
    return ((state >>> 12) & 15).toString(16);
  }).join('');
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    '-',
  );
}

export interface TileRect {
  tilesetUid: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

export const UID = { tiles: 1, items: 2, entities: 10, collisions: 11, details: 12, floor: 13, level: 30 };

interface LayerSpec {
  identifier: string;
  type: 'IntGrid' | 'Entities' | 'Tiles';
  uid: number;
  tilesetDefUid?: number;
  intGridValues?: object[];
}

export function layerDef({ identifier, type, uid, tilesetDefUid, intGridValues = [] }: LayerSpec, gridSize: number) {
  return {
    __type: type,
    identifier,
    type,
    uid,
    doc: null,
    uiColor: null,
    gridSize,
    guideGridWid: 0,
    guideGridHei: 0,
    displayOpacity: type === 'IntGrid' ? 0.4 : 1,
    inactiveOpacity: 0.6,
    hideInList: false,
    hideFieldsWhenInactive: true,
    canSelectWhenInactive: true,
    renderInWorldView: true,
    pxOffsetX: 0,
    pxOffsetY: 0,
    parallaxFactorX: 0,
    parallaxFactorY: 0,
    parallaxScaling: true,
    requiredTags: [],
    excludedTags: [],
    autoTilesKilledByOtherLayerUid: null,
    uiFilterTags: [],
    useAsyncRender: false,
    intGridValues,
    intGridValuesGroups: [],
    autoRuleGroups: [],
    autoSourceLayerDefUid: null,
    tilesetDefUid: tilesetDefUid ?? null,
    tilePivotX: 0,
    tilePivotY: 0,
    biomeFieldUid: null,
  };
}

export function intGridValue(value: number, identifier: string, color: string) {
  return { value, identifier, color, tile: null, groupUid: 0 };
}

interface TilesetSpec {
  identifier: string;
  uid: number;
  relPath: string;
  width: number;
  height: number;
  gridSize: number;
}

export function tilesetDef({ identifier, uid, relPath, width, height, gridSize }: TilesetSpec) {
  return {
    __cWid: width / gridSize,
    __cHei: height / gridSize,
    identifier,
    uid,
    relPath,
    embedAtlas: null,
    pxWid: width,
    pxHei: height,
    tileGridSize: gridSize,
    spacing: 0,
    padding: 0,
    tags: [],
    tagsSourceEnumUid: null,
    enumTags: [],
    customData: [],
    savedSelections: [],
    cachedPixelData: null,
  };
}

export type FieldValue = number | string | boolean;

const typeOf = (value: FieldValue) =>
  typeof value === 'number' ? 'Int' : typeof value === 'boolean' ? 'Bool' : 'String';

function fieldDef(identifier: string, uid: number, value: FieldValue) {
  const type = typeOf(value);
  const overrides = {
    Int: { id: 'V_Int', params: [value] },
    Bool: { id: 'V_Bool', params: [value] },
    String: { id: 'V_String', params: [value] },
  };
  return {
    identifier,
    doc: null,
    __type: type,
    uid,
    type: `F_${type}`,
    isArray: false,
    canBeNull: false,
    arrayMinLength: null,
    arrayMaxLength: null,
    editorDisplayMode: 'ValueOnly',
    editorDisplayScale: 1,
    editorDisplayPos: 'Above',
    editorLinkStyle: 'StraightArrow',
    editorDisplayColor: null,
    editorAlwaysShow: false,
    editorShowInWorld: true,
    editorCutLongValues: true,
    editorTextSuffix: null,
    editorTextPrefix: null,
    useForSmartColor: false,
    exportToToc: false,
    searchable: false,
    min: null,
    max: null,
    regex: null,
    acceptFileTypes: null,
    defaultOverride: overrides[type],
    textLanguageMode: null,
    symmetricalRef: false,
    autoChainRef: true,
    allowOutOfLevelRef: true,
    allowedRefs: 'OnlySame',
    allowedRefsEntityUid: null,
    allowedRefTags: [],
    tilesetUid: null,
  };
}

export interface EntitySpec {
  identifier: string;
  uid: number;
  tile: TileRect | null;
  fields: Record<string, FieldValue>;
}

export function fieldUid(entityUid: number, index: number): number {
  return entityUid * 10 + index;
}

export function entityDef({ identifier, uid, tile, fields }: EntitySpec) {
  return {
    identifier,
    uid,
    tags: [],
    exportToToc: false,
    allowOutOfBounds: false,
    doc: null,
    width: 16,
    height: 16,
    resizableX: false,
    resizableY: false,
    minWidth: null,
    maxWidth: null,
    minHeight: null,
    maxHeight: null,
    keepAspectRatio: false,
    tileOpacity: 1,
    fillOpacity: 0.08,
    lineOpacity: 0,
    hollow: false,
    color: PALETTE.a.toUpperCase(),
    renderMode: tile ? 'Tile' : 'Rectangle',
    showName: true,
    tilesetId: tile?.tilesetUid ?? null,
    tileRenderMode: 'FitInside',
    tileRect: tile,
    uiTileRect: null,
    nineSliceBorders: [],
    maxCount: 0,
    limitScope: 'PerLevel',
    limitBehavior: 'MoveLastOne',
    pivotX: 0.5,
    pivotY: 0.5,
    fieldDefs: Object.entries(fields).map(([name, value], index) => fieldDef(name, fieldUid(uid, index), value)),
  };
}
