import { connectWorker } from '#src/lib/workerCalls.ts';
import type { Service } from '../engine/service.ts';

/** Says that the worker itself failed, not what it was asked. */
export class WorkerBlockedError extends Error {}

/** The service on the other side of a worker. */
export function createWorkerService(): Service {
  const worker = new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module', name: 'search' });
  const call = connectWorker<Service>(worker, new WorkerBlockedError('The search worker could not run.'));
  return {
    search: (files, request) => call('search', files, request),
    load: (files) => call('load', files),
  };
}
