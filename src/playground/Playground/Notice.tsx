import type { ReactNode } from 'react';

interface Props {
  kind: 'info' | 'warning' | 'problem';
  onClose?: () => void;
  children: ReactNode;
}

/** A one-line message above the editor: where the code comes from or what just happened. */
export function Notice({ kind, onClose, children }: Props) {
  return (
    <div className={`playground-notice playground-notice--${kind}`} role={kind === 'problem' ? 'alert' : 'status'}>
      <div>{children}</div>
      {onClose && (
        <button type="button" className="tool-button" onClick={onClose}>
          Close
        </button>
      )}
    </div>
  );
}
