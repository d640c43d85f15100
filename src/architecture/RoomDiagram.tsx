import type { Room } from './buildRooms.ts';
import { BOX_HEIGHT, BOX_WIDTH, layoutDiagram, type Diagram } from './layoutDiagram.ts';

function Node({ node: { box, edges } }: { node: Diagram['nodes'][number] }) {
  const { room, x, y } = box;
  const middle = x + BOX_WIDTH / 2;
  return (
    <g className="room-node">
      {edges.map(({ to, path, width }) => (
        <path key={to} className="room-edge" d={path} strokeWidth={width} />
      ))}
      <a href={`#room-${room.name}`}>
        <rect x={x} y={y} width={BOX_WIDTH} height={BOX_HEIGHT} />
        <text x={middle} y={y + 21}>
          {room.name}
        </text>{' '}
        <text className="room-node__files" x={middle} y={y + 38}>
          {room.files} files
        </text>
      </a>
    </g>
  );
}

/** Rooms in rows and the imports between them. Later rows are drawn over the lines of earlier ones. */
export function RoomDiagram({ rooms }: { rooms: readonly Room[] }) {
  const { width, height, nodes } = layoutDiagram(rooms);
  return (
    <figure className="room-diagram">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <title>The rooms of src/ in rows; lines lead from a room to the rooms it imports</title>
        {nodes.map((node) => (
          <Node key={node.box.room.name} node={node} />
        ))}
      </svg>
      <figcaption>
        Lines lead from a room to what it imports, thicker for more imports. Point at a room to see its own lines.
      </figcaption>
    </figure>
  );
}
