/** What Astro and Vite add to an error. */
interface PlacedError extends Error {
  loc?: { file?: string; line?: number; column?: number };
  hint?: string;
}

/** Mistakes in code, of which the message alone doesn't say where they are. */
const isBug = (error: Error): boolean =>
  [TypeError, ReferenceError, RangeError, SyntaxError].some((type) => error instanceof type);

function toPlace({ loc }: PlacedError): string {
  if (!loc?.file) return '';
  return `${[loc.file, loc.line, loc.column].filter((part) => part !== undefined).join(':')}: `;
}

/** What a person needs to know of an error that ended the build. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const placed: PlacedError = error;
  const text = toPlace(placed) + (isBug(error) ? (error.stack ?? error.message) : error.message);
  return placed.hint ? `${text}\n${placed.hint}` : text;
}
