import type { Room } from './buildRooms.ts';

function Imports({ imports }: Pick<Room, 'imports'>) {
  if (imports.length === 0) return <>nothing</>;
  return (
    <ul>
      {imports.map(({ room, count }) => (
        <li key={room}>
          <a href={`#room-${room}`}>{room}</a> {count}
        </li>
      ))}
    </ul>
  );
}

/** The same in words and numbers. */
export function RoomTable({ rooms }: { rooms: readonly Room[] }) {
  return (
    <div className="room-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Room</th>
            <th scope="col">What it is for</th>
            <th scope="col">Files</th>
            <th scope="col">Imports from</th>
            <th scope="col">Used by</th>
          </tr>
        </thead>
        <tbody>
          {rooms.map(({ name, about, files, imports, importedBy }) => (
            <tr key={name} id={`room-${name}`}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{about.replaceAll('`', '')}</td>
              <td>{files}</td>
              <td>
                <Imports imports={imports} />
              </td>
              <td>{importedBy === 1 ? '1 room' : `${importedBy} rooms`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
