import {
  objectCount,
  TILED_FORMAT,
  TILED_VERSION,
  type TiledMap,
  type TiledObject,
  type TiledProperty,
  type TiledTileset,
} from './tiledModel.ts';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}

function propertiesToXml(properties: TiledProperty[] | undefined, indent: string): string[] {
  if (!properties?.length) return [];
  const lines = properties.map(({ name, type, value }) => {
    const shown = type === 'string' ? undefined : type;
    return `${indent} <property${attributes({ name, type: shown, value: String(value) })}/>`;
  });
  return [`${indent}<properties>`, ...lines, `${indent}</properties>`];
}

function objectToXml({ shape, polyline, properties, ...plain }: TiledObject): string[] {
  const inner = propertiesToXml(properties, '   ');
  if (shape) inner.push(`   <${shape}/>`);
  if (polyline) inner.push(`   <polyline points="${polyline.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`);
  const open = `  <object${attributes(plain)}`;
  return inner.length ? [`${open}>`, ...inner, '  </object>'] : [`${open}/>`];
}

function dataToCsv(data: number[], columns: number): string {
  const rows = Array.from({ length: data.length / columns }, (_, row) =>
    data.slice(row * columns, (row + 1) * columns).join(','),
  );
  return rows.join(',\n');
}

function layerToXml(layer: TiledMap['layers'][number], { columns, rows }: TiledMap): string[] {
  const { id, name, properties } = layer;
  if (layer.kind === 'objects') {
    return [
      ` <objectgroup${attributes({ id, name })}>`,
      ...propertiesToXml(properties, '  '),
      ...layer.objects.flatMap(objectToXml),
      ' </objectgroup>',
    ];
  }
  return [
    ` <layer${attributes({ id, name, width: columns, height: rows })}>`,
    ...propertiesToXml(properties, '  '),
    '  <data encoding="csv">',
    dataToCsv(layer.data, columns),
    '</data>',
    ' </layer>',
  ];
}

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const VERSIONS = { version: TILED_FORMAT, tiledversion: TILED_VERSION };

/** A Tiled map in its XML format. */
export function mapToTmx(map: TiledMap): string {
  const open = attributes({
    ...VERSIONS,
    orientation: map.orientation,
    renderorder: 'right-down',
    width: map.columns,
    height: map.rows,
    tilewidth: map.tileWidth,
    tileheight: map.tileHeight,
    infinite: 0,
    backgroundcolor: map.backgroundColor,
    nextlayerid: map.layers.length + 1,
    nextobjectid: objectCount(map) + 1,
  });
  const tileset = ` <tileset firstgid="1" source="${map.tileset.source}"/>`;
  return [HEADER, `<map${open}>`, tileset, ...map.layers.flatMap((layer) => layerToXml(layer, map)), '</map>', ''].join(
    '\n',
  );
}

function tileToXml(id: number, { classes, animations }: TiledTileset): string[] {
  const animation = animations.find(({ tile }) => tile === id);
  const open = ` <tile${attributes({ id, type: classes[id] })}`;
  if (!animation) return [`${open}/>`];
  const frames = animation.frames.map((tileid) => `   <frame${attributes({ tileid, duration: animation.frameMs })}/>`);
  return [`${open}>`, '  <animation>', ...frames, '  </animation>', ' </tile>'];
}

/** A Tiled tileset in its XML format. */
export function tilesetToTsx(tileset: TiledTileset): string {
  const { name, tileWidth, tileHeight, tileCount, columns, image, imageWidth, imageHeight } = tileset;
  const open = attributes({
    ...VERSIONS,
    name,
    tilewidth: tileWidth,
    tileheight: tileHeight,
    tilecount: tileCount,
    columns,
  });
  const imageElement = ` <image${attributes({ source: image, width: imageWidth, height: imageHeight })}/>`;
  const special = [
    ...new Set([...Object.keys(tileset.classes).map(Number), ...tileset.animations.map(({ tile }) => tile)]),
  ];
  const tiles = special.sort((a, b) => a - b).flatMap((id) => tileToXml(id, tileset));
  return [HEADER, `<tileset${open}>`, imageElement, ...tiles, '</tileset>', ''].join('\n');
}
