import type { RunError } from '../protocol/messages.ts';
import './errorNote.css';

const placeOf = ({ file, line }: RunError): string => {
  if (!line) return file ? `${file}: ` : '';
  return file ? `${file}, line ${line}: ` : `Line ${line}: `;
};

/** Shows the error message of an example and where it was thrown. */
export function ErrorNote({ error }: { error: RunError }) {
  return (
    <div className="error-note" role="alert">
      <strong>{placeOf(error)}</strong>
      {error.message}
    </div>
  );
}
