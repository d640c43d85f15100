import { useEffect, useRef } from 'react';
import type { ConsoleLine, ConsoleLines } from './consoleLines.ts';
import { ConsoleValueView } from './ConsoleValueView.tsx';
import './console.css';

interface Props {
  output: ConsoleLines;
  onClear(): void;
}

const LEVEL_NAMES = { log: '', info: 'Info: ', warn: 'Warning: ', error: 'Error: ', debug: 'Debug: ' } as const;

function Line({ line }: { line: ConsoleLine }) {
  return (
    <li className={`console__line console__line--${line.level}`}>
      <span className="visually-hidden">{LEVEL_NAMES[line.level]}</span>
      <span className="console__values">
        {line.values.map((value, index) => (
          <ConsoleValueView key={index} value={value} />
        ))}
      </span>
      {line.count > 1 && (
        <span className="console__count">
          {line.count}
          <span className="visually-hidden"> times</span>
        </span>
      )}
    </li>
  );
}

/** The example's console output. Scrolls with new lines unless the reader has scrolled up. */
export function ConsolePanel({ output, onClear }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    if (list.current && follows.current) list.current.scrollTop = list.current.scrollHeight;
  }, [output]);
  return (
    <section className="console" aria-label="Console">
      <header className="console__head">
        <span>Console</span>
        <button type="button" className="tool-button" onClick={onClear}>
          Clear
        </button>
      </header>
      {output.hidden > 0 && (
        <p className="console__hidden">{output.hidden.toLocaleString('en')} earlier lines not shown</p>
      )}
      <ul
        ref={list}
        className="console__lines"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < 24;
        }}
      >
        {output.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}
