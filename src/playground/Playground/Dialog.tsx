import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A modal dialog over the playground. Escape, the close button and a click on the backdrop close it. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    const closeBeside = (event: MouseEvent) => event.target === element && element.close();
    element.addEventListener('click', closeBeside);
    return () => element.removeEventListener('click', closeBeside);
  }, []);
  return (
    <dialog ref={dialog} className="playground-dialog" aria-labelledby={titleId} onClose={onClose}>
      <header className="playground-dialog__head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="tool-button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      {children}
    </dialog>
  );
}
