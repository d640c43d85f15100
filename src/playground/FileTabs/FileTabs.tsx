import type { ReactNode } from 'react';
import type { SourceFile } from '../protocol/messages.ts';
import './fileTabs.css';

interface Props {
  files: readonly SourceFile[];
  fileName: string;
  onSelect(name: string): void;
  /** Buttons at the end of the row. */
  children?: ReactNode;
}

/** The files of an example. The first file is the entry point. */
export function FileTabs({ files, fileName, onSelect, children }: Props) {
  return (
    <div className="file-tabs" role="group" aria-label="Files">
      {files.map(({ name }) => (
        <button
          key={name}
          type="button"
          className="file-tabs__tab"
          aria-pressed={name === fileName}
          onClick={() => onSelect(name)}
        >
          {name}
        </button>
      ))}
      {children}
    </div>
  );
}
