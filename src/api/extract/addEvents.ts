import type { ApiEvent, ApiSymbol, SymbolId } from '../model/types.ts';

const EMITTER = /^EventEmitter$/;

/** The event maps named in the type of the `events` property: `EventEmitter<ActorEvents & …>`. */
function eventMapsOf(symbol: ApiSymbol): SymbolId[] {
  const type = symbol.members?.find((member) => member.name === 'events' && !member.isStatic)?.type;
  const [emitter, ...rest] = type ?? [];
  if (!emitter || typeof emitter === 'string' || !EMITTER.test(emitter.text)) return [];
  return rest.flatMap((piece) => (typeof piece === 'object' && 'ref' in piece ? [piece.ref] : []));
}

function mapToEvents(map: ApiSymbol): ApiEvent[] {
  return (map.members ?? [])
    .filter((member) => member.type && member.kind === 'property')
    .map((member) => ({
      name: member.name,
      anchor: `event-${member.anchor}`,
      payload: member.type!,
      ...(member.doc ? { doc: member.doc } : {}),
      map: member.inheritedFrom?.ref ?? map.id,
    }));
}

function toEvents(symbol: ApiSymbol, byId: ReadonlyMap<SymbolId, ApiSymbol>): ApiEvent[] {
  const maps = eventMapsOf(symbol).flatMap((id) => byId.get(id) ?? []);
  const byName = new Map(maps.flatMap(mapToEvents).map((event) => [event.name, event]));
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Adds to each class the events its emitter can emit. */
export function addEvents(symbols: ApiSymbol[]): ApiSymbol[] {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  return symbols.map((symbol) => {
    const events = symbol.kind === 'class' ? toEvents(symbol, byId) : [];
    return events.length > 0 ? { ...symbol, events } : symbol;
  });
}
