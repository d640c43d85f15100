import type { PanelProps } from '../frame/topic.ts';
import type { RouteSearch } from './routeGraph.ts';

/** The algorithm's table: best distance and previous node for each place. */
export function RouteTable({ state }: PanelProps<RouteSearch, Record<string, never>>) {
  return (
    <table>
      <thead>
        <tr>
          <th>node</th>
          <th>distance</th>
          <th>previous</th>
          <th>state</th>
        </tr>
      </thead>
      <tbody>
        {[...state.table].map(([node, { distance, previous }]) => (
          <tr key={node}>
            <th scope="row">{node}</th>
            <td>{distance === Infinity ? '∞' : distance}</td>
            <td>{previous ?? '–'}</td>
            <td>{node === state.current ? 'taken now' : state.visited.includes(node) ? 'visited' : 'unvisited'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
