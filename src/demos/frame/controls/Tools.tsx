import { useId } from 'react';
import type { Tool } from '../topic.ts';

interface Props {
  tools: readonly Tool[];
  tool: string;
  onSelect: (tool: string) => void;
}

/** Selects what a press on the stage does. */
export function Tools({ tools, tool, onSelect }: Props) {
  const name = useId();
  return (
    <fieldset className="demo__tools">
      <legend>Brush</legend>
      {tools.map((entry) => (
        <label key={entry.name} className="demo__tool">
          <input type="radio" name={name} checked={entry.name === tool} onChange={() => onSelect(entry.name)} />
          <span>{entry.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
