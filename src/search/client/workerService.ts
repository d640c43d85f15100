import { connectWorker } from '#src/lib/workerCalls.ts';
import type { Service } from '../engine/service.ts';

/** The worker itself failed, not the call. */
export class WorkerBlockedError extends Error {}

/** A proxy for the service in a worker. */
export function createWorkerService(): Service {
  const worker = new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module', name: 'search' });
  const call = connectWorker<Service>(worker, new WorkerBlockedError('The search worker could not be started.'));
  return {
    search: (files, request) => call('search', files, request),
    load: (files) => call('load', files),
  };
}
