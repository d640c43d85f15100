const MAX_DEPTH = 10;

/** The messages of an error and its chain of causes, outermost first. */
export function errorToMessages(error: unknown): string[] {
  const messages: string[] = [];
  let current: unknown = error;
  while (current !== undefined && current !== null && messages.length < MAX_DEPTH) {
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
