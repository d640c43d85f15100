import type { WorkerQuestion, WorkerReply } from './protocol.ts';
import { createService } from './service.ts';

const service = createService();

async function reply({ id, files, request }: WorkerQuestion): Promise<WorkerReply> {
  try {
    if (request) return { id, answer: await service.search(files, request) };
    await service.load(files);
    return { id };
  } catch (error) {
    return { id, error: String(error) };
  }
}

addEventListener('message', (event: MessageEvent<WorkerQuestion>) => {
  void reply(event.data).then((message) => postMessage(message));
});
