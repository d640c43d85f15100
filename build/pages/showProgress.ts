const REDRAW_MS = 200;
/** Where lines cannot be redrawn, as in a log file, one now and then is enough. */
const REPEAT_MS = 10_000;

/** Shows a line that changes until it is stopped: redrawn on a terminal, repeated now and then in a log. */
export function showProgress(describe: () => string, out: NodeJS.WriteStream = process.stdout): () => void {
  const isTerminal = Boolean(out.isTTY);
  const draw = () => void out.write(isTerminal ? `\r\u001B[2K${describe()}` : `${describe()}\n`);
  draw();
  const timer = setInterval(draw, isTerminal ? REDRAW_MS : REPEAT_MS);
  return () => {
    clearInterval(timer);
    if (isTerminal) out.write('\r\u001B[2K');
  };
}
