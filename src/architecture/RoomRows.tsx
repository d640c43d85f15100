import type { Room } from './buildRooms.ts';

/** The rows without their lines: the diagram of narrow screens, which have no room for so many lines. */
export function RoomRows({ rooms }: { rooms: readonly Room[] }) {
  const rows = [...Map.groupBy(rooms, ({ level }) => level)].sort(([a], [b]) => a - b);
  return (
    <ol className="room-rows">
      {rows.map(([level, row]) => (
        <li key={level}>
          {row.map(({ name, files }) => (
            <a key={name} href={`#room-${name}`}>
              <strong>{name}</strong> {files} files
            </a>
          ))}
        </li>
      ))}
    </ol>
  );
}
