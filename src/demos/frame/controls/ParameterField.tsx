import { useId } from 'react';
import type { AnyTopic } from '../topic.ts';

interface Props {
  parameter: AnyTopic['parameters'][string];
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A parameter as the frame sees it, without its topic's types. */
type LooseParameter = { label: string } & (
  | { kind: 'hidden' }
  | { kind: 'switch' }
  | { kind: 'range'; min: number; max: number; step: number; unit?: string }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
);

/** The field for one parameter: a slider, a list or a switch. */
export function ParameterField({ parameter, value, onChange }: Props) {
  const id = useId();
  const field = parameter as unknown as LooseParameter;
  if (field.kind === 'hidden') return null;
  if (field.kind === 'switch') {
    return (
      <label className="demo__switch">
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
        <span>{field.label}</span>
      </label>
    );
  }
  if (field.kind === 'choice') {
    return (
      <label className="demo__field">
        <span>{field.label}</span>
        <select value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
    );
  }
  const { min, max, step, unit = '' } = field;
  return (
    <label className="demo__field demo__field--range" htmlFor={id}>
      <span>
        {field.label} <output htmlFor={id}>{`${String(value)}${unit}`}</output>
      </span>
      <input
        id={id}
        type="range"
        {...{ min, max, step }}
        value={Number(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
