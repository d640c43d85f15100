import type { RunError } from '../protocol/messages.ts';
import './errorNote.css';

const placeOf = ({ file, line }: RunError): string => {
  if (!line) return file ? `${file}: ` : '';
  return file ? `${file}, line ${line}: ` : `Line ${line}: `;
};

/** Says what went wrong in the example, and where. */
export function ErrorNote({ error }: { error: RunError }) {
  return (
    <div className="error-note" role="alert">
      <strong>{placeOf(error)}</strong>
      {error.message}
    </div>
  );
}
