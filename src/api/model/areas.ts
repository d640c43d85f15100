/** An area groups related symbols of the engine, for the sidebar and the index. */
export interface Area {
  id: string;
  title: string;
}

const AREAS: Area[] = [
  { id: 'engine', title: 'Engine' },
  { id: 'scenes', title: 'Scenes and screen' },
  { id: 'actors', title: 'Actors' },
  { id: 'actions', title: 'Actions' },
  { id: 'ecs', title: 'Entity component system' },
  { id: 'events', title: 'Events' },
  { id: 'graphics', title: 'Graphics' },
  { id: 'physics', title: 'Physics and collisions' },
  { id: 'input', title: 'Input' },
  { id: 'math', title: 'Math' },
  { id: 'resources', title: 'Resources and sound' },
  { id: 'tile-maps', title: 'Tile maps' },
  { id: 'particles', title: 'Particles' },
  { id: 'contracts', title: 'Contracts' },
  { id: 'debug', title: 'Debugging' },
  { id: 'utilities', title: 'Utilities' },
];

const AREA_OF_FOLDER: Record<string, string> = {
  Actions: 'actions',
  Collision: 'physics',
  Debug: 'debug',
  Director: 'scenes',
  EntityComponentSystem: 'ecs',
  Events: 'events',
  Graphics: 'graphics',
  Input: 'input',
  Interfaces: 'contracts',
  Math: 'math',
  Particles: 'particles',
  Resources: 'resources',
  TileMap: 'tile-maps',
  Util: 'utilities',
};

const AREA_OF_ROOT_FILE: Record<string, string> = {
  Actor: 'actors',
  Label: 'actors',
  ScreenElement: 'actors',
  Trigger: 'actors',
  Camera: 'scenes',
  Scene: 'scenes',
  Screen: 'scenes',
  Color: 'graphics',
  Events: 'events',
  EventEmitter: 'events',
};

const kebab = (folder: string) => folder.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** The area of a declaration file such as `Graphics/Context/Material`; a new folder becomes its own area. */
export function fileToArea(file: string): string {
  const [first = '', ...rest] = file.split('/');
  if (rest.length === 0) return AREA_OF_ROOT_FILE[first] ?? 'engine';
  return AREA_OF_FOLDER[first] ?? kebab(first);
}

/** The areas in use, in display order; unknown ones last, titled after their folder. */
export function listAreas(occurring: ReadonlySet<string>): Area[] {
  const known = AREAS.filter((area) => occurring.has(area.id));
  const unknown = [...occurring].filter((id) => !AREAS.some((area) => area.id === id)).sort();
  return [
    ...known,
    ...unknown.map((id) => ({ id, title: id.charAt(0).toUpperCase() + id.slice(1).replace(/-/g, ' ') })),
  ];
}
