import type { SearchAnswer } from '../engine/createEngine.ts';
import type { SearchRequest } from '../engine/model.ts';
import type { WorkerQuestion, WorkerReply } from '../engine/protocol.ts';
import type { IndexFiles, Service } from '../engine/service.ts';

interface Waiting {
  resolve(answer: SearchAnswer | undefined): void;
  reject(error: Error): void;
}

/** Says that the worker itself failed, not what it was asked. */
export class WorkerBlockedError extends Error {}

/** The service on the other side of a worker. */
export function createWorkerService(): Service {
  const worker = new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module', name: 'search' });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) asked?.resolve(data.answer);
    else asked?.reject(new Error(data.error));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values()) reject(new WorkerBlockedError('The search worker could not run.'));
    waiting.clear();
  });
  const ask = (files: IndexFiles, request?: SearchRequest): Promise<SearchAnswer | undefined> =>
    new Promise((resolve, reject) => {
      const id = count++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, files, request } satisfies WorkerQuestion);
    });
  return {
    search: (files, request) => ask(files, request) as Promise<SearchAnswer>,
    load: async (files) => void (await ask(files)),
  };
}
