import {
  objectCount,
  TILED_FORMAT,
  TILED_VERSION,
  type TiledMap,
  type TiledObject,
  type TiledTileset,
} from './tiledModel.ts';

const LAYER = { x: 0, y: 0, opacity: 1, visible: true };

function objectToJson({ shape, ...object }: TiledObject) {
  return { rotation: 0, visible: true, width: 0, height: 0, ...object, ...(shape ? { [shape]: true } : {}) };
}

function layerToJson(layer: TiledMap['layers'][number], { columns, rows }: TiledMap) {
  const { id, name, properties } = layer;
  const shared = { id, name, ...LAYER, ...(properties.length ? { properties } : {}) };
  if (layer.kind === 'objects')
    return { ...shared, type: 'objectgroup', draworder: 'topdown', objects: layer.objects.map(objectToJson) };
  return { ...shared, type: 'tilelayer', width: columns, height: rows, encoding: 'csv', data: layer.data };
}

function tilesetToJson(tileset: TiledTileset) {
  const ids = [
    ...new Set([...Object.keys(tileset.classes).map(Number), ...tileset.animations.map(({ tile }) => tile)]),
  ];
  const tiles = ids
    .sort((a, b) => a - b)
    .map((id) => {
      const animation = tileset.animations.find(({ tile }) => tile === id);
      const frames = animation?.frames.map((tileid) => ({ tileid, duration: animation.frameMs }));
      return {
        id,
        ...(tileset.classes[id] ? { type: tileset.classes[id] } : {}),
        ...(frames ? { animation: frames } : {}),
      };
    });
  const { name, image, imageWidth, imageHeight, tileWidth, tileHeight, columns, tileCount } = tileset;
  const sizes = { imagewidth: imageWidth, imageheight: imageHeight, tilewidth: tileWidth, tileheight: tileHeight };
  return { firstgid: 1, name, image, ...sizes, columns, tilecount: tileCount, margin: 0, spacing: 0, tiles };
}

/** A Tiled map in its JSON format, with its tileset embedded. */
export function mapToTmj(map: TiledMap): string {
  const json = {
    type: 'map',
    version: TILED_FORMAT,
    tiledversion: TILED_VERSION,
    orientation: map.orientation,
    renderorder: 'right-down',
    width: map.columns,
    height: map.rows,
    tilewidth: map.tileWidth,
    tileheight: map.tileHeight,
    infinite: false,
    backgroundcolor: map.backgroundColor,
    compressionlevel: -1,
    nextlayerid: map.layers.length + 1,
    nextobjectid: objectCount(map) + 1,
    layers: map.layers.map((layer) => layerToJson(layer, map)),
    tilesets: [tilesetToJson(map.tileset)],
  };
  return `${JSON.stringify(json, null, 1)}\n`;
}
