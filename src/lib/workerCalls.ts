// Calls to the functions of a worker, as promises. Arguments, results and errors travel by `postMessage`.

type ArgsOf<Method> = Method extends (...args: infer Args) => unknown ? Args : never;
type ResultOf<Method> = Method extends (...args: never[]) => infer Result ? Awaited<Result> : never;

interface Call {
  id: number;
  name: string;
  args: unknown[];
}

type Reply = { id: number; result: unknown } | { id: number; error: string };

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** What a worker offers to the page. */
type Answers<Api> = {
  [Name in keyof Api]: (...args: ArgsOf<Api[Name]>) => ResultOf<Api[Name]> | Promise<ResultOf<Api[Name]>>;
};

export type CallWorker<Api> = <Name extends keyof Api & string>(
  name: Name,
  ...args: ArgsOf<Api[Name]>
) => Promise<ResultOf<Api[Name]>>;

/** Returns a function that calls the worker. When the worker itself fails, all calls reject with the given error. */
export function connectWorker<Api>(worker: Worker, failure: Error): CallWorker<Api> {
  const waiting = new Map<number, Waiting>();
  let hasFailed = false;
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.result);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    hasFailed = true;
    waiting.forEach(({ reject }) => reject(failure));
    waiting.clear();
  });
  return (name, ...args) =>
    new Promise((resolve, reject) => {
      if (hasFailed) return reject(failure);
      const id = count++;
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ id, name, args } satisfies Call);
    });
}

/** Inside a worker: answers the calls of the page. */
export function answerCalls<Api>(api: Answers<Api>): void {
  const reply = (message: Reply): void => self.postMessage(message);
  self.addEventListener('message', ({ data: { id, name, args } }: MessageEvent<Call>) => {
    const run = async (): Promise<unknown> => (api as Record<string, (...args: unknown[]) => unknown>)[name]!(...args);
    run()
      .then((result) => reply({ id, result }))
      .catch((error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }));
  });
}
