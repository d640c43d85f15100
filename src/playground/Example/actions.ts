/** Everything a visitor can do with an example. Buttons name their action in `data-live-action`. */
export type ExampleAction = 'run' | 'stop' | 'edit' | 'reset' | 'fullscreen' | 'copy' | 'console' | 'download';

export interface ExampleHandle {
  act(action: ExampleAction): void;
}
