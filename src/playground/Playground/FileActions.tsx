import { useState, type FormEvent } from 'react';
import type { SourceFile } from '../protocol/messages.ts';
import { checkFileName } from './project.ts';

interface Props {
  files: readonly SourceFile[];
  fileName: string;
  onChange(files: readonly SourceFile[], selected: string): void;
}

type Naming = 'add' | 'rename';

/** Adds, renames and deletes files. The first file is the entry point, so it can't be deleted. */
export function FileActions({ files, fileName, onChange }: Props) {
  const [naming, setNaming] = useState<Naming | null>(null);
  const [problem, setProblem] = useState<string>();
  const isEntry = files[0]?.name === fileName;

  const finish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    const found = checkFileName(name, files);
    setProblem(found);
    if (found) return;
    setNaming(null);
    if (naming === 'add') onChange([...files, { name, text: '' }], name);
    else
      onChange(
        files.map((file) => (file.name === fileName ? { ...file, name } : file)),
        name,
      );
  };
  const remove = () =>
    onChange(
      files.filter(({ name }) => name !== fileName),
      files[0]!.name,
    );

  if (naming) {
    return (
      <form className="file-actions" onSubmit={finish}>
        <label className="visually-hidden" htmlFor="file-name">
          Name of the file
        </label>
        <input
          id="file-name"
          name="name"
          className="file-actions__name"
          defaultValue={naming === 'rename' ? fileName : 'player.ts'}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'file-name-problem' : undefined}
          onKeyDown={({ key }) => key === 'Escape' && setNaming(null)}
          ref={(input) => input?.select()}
        />
        <button type="submit" className="tool-button">
          {naming === 'add' ? 'Add' : 'Rename'}
        </button>
        {problem && (
          <span id="file-name-problem" role="alert" className="file-actions__problem">
            {problem}
          </span>
        )}
      </form>
    );
  }
  const begin = (next: Naming) => {
    setProblem(undefined);
    setNaming(next);
  };
  return (
    <div className="file-actions">
      <button type="button" className="file-tabs__tab" onClick={() => begin('add')}>
        + New file
      </button>
      {!isEntry && (
        <>
          <button type="button" className="file-tabs__tab" onClick={() => begin('rename')}>
            Rename
          </button>
          <button type="button" className="file-tabs__tab" onClick={remove}>
            Delete
          </button>
        </>
      )}
    </div>
  );
}
