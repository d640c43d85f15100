import type { Room } from './buildRooms.ts';
import { RoomDiagram } from './RoomDiagram.tsx';
import { RoomRows } from './RoomRows.tsx';
import { RoomTable } from './RoomTable.tsx';
import './architecture.css';

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** For maintainers: how the code is cut, drawn from the code itself. */
export function ArchitecturePage({ rooms }: { rooms: readonly Room[] }) {
  const files = sum(rooms.map((room) => room.files));
  const meetings = sum(rooms.map((room) => room.imports.length));
  return (
    <div className="container architecture">
      <h1>Architecture</h1>
      <p className="architecture__lead">
        How the code of this site is cut into rooms and what they really import from one another. The build reads this
        from the sources, so it is never out of date.
      </p>
      <p>
        {rooms.length} rooms below <code>src/</code>, {files} files, {meetings} pairs of rooms that meet. Imports run
        downwards: a room imports from rooms in rows below it, and features meet only through their{' '}
        <code>index.ts</code>. Lint stops everything else.
      </p>
      <RoomDiagram rooms={rooms} />
      <RoomRows rooms={rooms} />
      <h2>The rooms</h2>
      <RoomTable rooms={rooms} />
    </div>
  );
}
