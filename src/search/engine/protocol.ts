import type { SearchAnswer } from './createEngine.ts';
import type { SearchRequest } from './model.ts';
import type { IndexFiles } from './service.ts';

/** What the page asks of the worker. Without a request the worker only loads. */
export interface WorkerQuestion {
  id: number;
  files: IndexFiles;
  request?: SearchRequest;
}

export interface WorkerReply {
  id: number;
  answer?: SearchAnswer;
  error?: string;
}
