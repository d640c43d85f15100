import type { Service } from '../engine/service.ts';
import { createWorkerService, WorkerBlockedError } from './workerService.ts';

async function createMainThreadService(): Promise<Service> {
  const { createService } = await import('../engine/service.ts');
  return createService();
}

/** Searches in a worker, or on the main thread where workers are blocked by a policy or unsupported. */
export function createEmbeddedService(): Service {
  let service: Promise<Service>;
  try {
    service = Promise.resolve(createWorkerService());
  } catch {
    service = createMainThreadService();
  }
  const run = async <T>(task: (service: Service) => Promise<T>): Promise<T> => {
    try {
      return await task(await service);
    } catch (error) {
      if (!(error instanceof WorkerBlockedError)) throw error;
      service = createMainThreadService();
      return task(await service);
    }
  };
  return {
    search: (files, request) => run((current) => current.search(files, request)),
    load: (files) => run((current) => current.load(files)),
  };
}
