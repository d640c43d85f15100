export type TiledValue = string | number | boolean;

export interface TiledProperty {
  name: string;
  type: 'string' | 'int' | 'float' | 'bool';
  value: TiledValue;
}

export interface TiledObject {
  id: number;
  name: string;
  type: string;
  x: number;
  y: number;
  width?: number;
  height?: number;
  shape?: 'point' | 'ellipse';
  polyline?: { x: number; y: number }[];
  properties?: TiledProperty[];
}

interface TiledTileLayer {
  kind: 'tiles';
  id: number;
  name: string;
  data: number[];
  properties: TiledProperty[];
}

interface TiledObjectLayer {
  kind: 'objects';
  id: number;
  name: string;
  objects: TiledObject[];
  properties: TiledProperty[];
}

export interface TiledTileset {
  name: string;
  /** The tileset file and its image, relative to the map. */
  source: string;
  image: string;
  imageWidth: number;
  imageHeight: number;
  tileWidth: number;
  tileHeight: number;
  columns: number;
  tileCount: number;
  animations: { tile: number; frames: number[]; frameMs: number }[];
  /** Class names of tiles by index. */
  classes: Record<number, string>;
}

export interface TiledMap {
  orientation: 'orthogonal' | 'isometric';
  columns: number;
  rows: number;
  tileWidth: number;
  tileHeight: number;
  backgroundColor: string;
  tileset: TiledTileset;
  layers: (TiledTileLayer | TiledObjectLayer)[];
}

export const TILED_VERSION = '1.11.2';
export const TILED_FORMAT = '1.10';

export function objectCount(map: TiledMap): number {
  return map.layers.reduce((count, layer) => count + (layer.kind === 'objects' ? layer.objects.length : 0), 0);
}

/** A property with its type inferred from the value. */
export function property(name: string, value: TiledValue): TiledProperty {
  if (typeof value === 'number') return { name, type: Number.isInteger(value) ? 'int' : 'float', value };
  return { name, type: typeof value === 'boolean' ? 'bool' : 'string', value };
}
