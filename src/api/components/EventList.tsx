import type { ApiEvent } from '../model/types.ts';
import { markBelowFold } from '../view/belowFold.ts';
import { DirectHeading } from './DirectHeading.tsx';
import { Inlines } from './DocText.tsx';
import { SymbolName } from './SymbolLink.tsx';
import { TypeCode } from './TypeCode.tsx';

/** The events a class emits, with what a handler receives. */
export function EventList({ events, above }: { events: ApiEvent[] | undefined; above: number }) {
  if (!events) return null;
  const hasDocs = events.some(({ doc }) => doc);
  return (
    <section className="api-group">
      <DirectHeading level={2} id="group-events" label="Events">
        Events <span className="api-count">{events.length}</span>
      </DirectHeading>
      <div className="api-table-scroll" {...markBelowFold(above)}>
        <table className="api-table">
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">Handler receives</th>
              <th scope="col">Declared in</th>
              {hasDocs && <th scope="col">When</th>}
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <tr key={event.name} id={event.anchor} data-member={event.name}>
                <th scope="row">
                  <code>{event.name}</code>
                </th>
                <td>
                  <TypeCode type={event.payload} />
                </td>
                <td>
                  <SymbolName id={event.map} />
                </td>
                {hasDocs && <td>{event.doc && <Inlines inlines={event.doc.summary} />}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
