const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const SPIN_MS = 120;
/** Without a terminal every message is a line of its own, so there are few of them. */
const LINE_MS = 5_000;
const CLEAR_LINE = '\r\u001B[K';

const toSeconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/**
 * Shows that something long is going on: a spinner in a terminal, a line every few seconds elsewhere.
 * Call the returned function when it's over.
 */
export function showProgress(describe, output = process.stdout) {
  const since = Date.now();
  let turn = 0;
  const toMessage = () => `${describe()} (${toSeconds(since)})`;
  const show = output.isTTY
    ? () => output.write(`${CLEAR_LINE}${SPINNER[turn++ % SPINNER.length]} ${toMessage()}`)
    : () => output.write(`  ${toMessage()}\n`);
  const timer = setInterval(show, output.isTTY ? SPIN_MS : LINE_MS);
  return (last) => {
    clearInterval(timer);
    if (output.isTTY) output.write(CLEAR_LINE);
    output.write(`${last} (${toSeconds(since)})\n`);
  };
}
