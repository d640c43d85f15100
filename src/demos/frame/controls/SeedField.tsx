import { useEffect, useState } from 'react';

interface Props {
  seed: number;
  onChange: (seed: number) => void;
}

const MAX_SEED = 999_999;

/** The seed of a demo's random numbers: the same seed gives the same result. */
export function SeedField({ seed, onChange }: Props) {
  const [text, setText] = useState(String(seed));
  useEffect(() => setText(String(seed)), [seed]);
  const isValid = /^\d{1,6}$/.test(text);
  return (
    <div className="demo__seed">
      <label className="demo__field">
        <span>Seed</span>
        <input
          inputMode="numeric"
          size={7}
          value={text}
          aria-invalid={!isValid}
          onChange={(event) => {
            setText(event.target.value);
            if (/^\d{1,6}$/.test(event.target.value)) onChange(Number(event.target.value));
          }}
        />
      </label>
      <button type="button" className="demo__button" onClick={() => onChange((seed * 7 + 13) % (MAX_SEED + 1))}>
        New seed
      </button>
      {!isValid && <span role="alert">A seed is a whole number from 0 to 999999.</span>}
    </div>
  );
}
