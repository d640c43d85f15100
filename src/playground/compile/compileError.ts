import type { RunError } from '../protocol/messages.ts';

/** What stops an example before it runs; carries the place for the editor to mark. */
export class CompileError extends Error {
  readonly place: Omit<RunError, 'kind' | 'message'>;

  constructor(message: string, place: Omit<RunError, 'kind' | 'message'>) {
    super(message);
    this.name = 'CompileError';
    this.place = place;
  }
}
