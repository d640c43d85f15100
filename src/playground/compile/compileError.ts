import type { RunError } from '../protocol/messages.ts';

/** An error that prevents an example from running, with the location for the editor to highlight. */
export class CompileError extends Error {
  readonly place: Omit<RunError, 'kind' | 'message'>;

  constructor(message: string, place: Omit<RunError, 'kind' | 'message'>) {
    super(message);
    this.name = 'CompileError';
    this.place = place;
  }
}
