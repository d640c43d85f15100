export interface SelectProps {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** A labeled select of a gallery's filters. */
export function Select({ name, label, options }: SelectProps) {
  return (
    <label className="filters__field">
      <span>{label}</span>
      <select name={name}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
