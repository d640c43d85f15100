import type { ConsoleProperty, ConsoleValue } from '../protocol/consoleValue.ts';

function Property({ name, value }: { name: string; value: ConsoleValue }) {
  return (
    <li>
      <span className="console__key">{name}:</span> <ConsoleValueView value={value} />
    </li>
  );
}

function Properties({ entries, hidden }: { entries: ConsoleProperty[]; hidden: number }) {
  return (
    <ul className="console__properties">
      {entries.map(({ key, value }, index) => (
        <Property key={index} name={key} value={value} />
      ))}
      {hidden > 0 && <li className="console__key">and {hidden.toLocaleString('en')} more</li>}
    </ul>
  );
}

/** One logged value. Objects are expandable. */
export function ConsoleValueView({ value }: { value: ConsoleValue }) {
  if (value.kind === 'text') return <span className="console__text">{value.text}</span>;
  if (value.kind === 'primitive') return <span className="console__primitive">{value.text}</span>;
  if (value.entries.length === 0) return <span className="console__primitive">{value.label}</span>;
  return (
    <details className="console__object">
      <summary>{value.label}</summary>
      <Properties entries={value.entries} hidden={value.hidden} />
    </details>
  );
}
