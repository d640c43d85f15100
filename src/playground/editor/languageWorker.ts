import { LanguageService } from './languageService.ts';
import type { LanguageMethod, LanguageRequest, LanguageRequests, LanguageResponse } from './protocol.ts';

type Methods = {
  [Method in LanguageMethod]: (
    service: LanguageService,
    params: LanguageRequests[Method]['params'],
  ) => LanguageRequests[Method]['result'];
};

const METHODS: Methods = {
  setFiles: (service, { files }) => {
    service.files.setFiles(files);
    return null;
  },
  diagnose: (service, { file }) => service.diagnose(file),
  complete: (service, { file, offset }) => service.complete(file, offset),
  describe: (service, { file, offset, name }) => service.describe(file, offset, name),
  hover: (service, { file, offset }) => service.hover(file, offset),
  format: (service, { file }) => service.format(file),
};

async function loadService(typingsUrl: string): Promise<LanguageService> {
  const response = await fetch(typingsUrl);
  if (!response.ok) throw new Error(`The typings did not load: ${response.status}.`);
  return new LanguageService(new Map(Object.entries((await response.json()) as Record<string, string>)));
}

const loading = loadService(new URLSearchParams(self.name).get('typings') ?? '');

async function answer({ id, method, params }: LanguageRequest): Promise<LanguageResponse> {
  try {
    const call = METHODS[method] as (service: LanguageService, params: unknown) => unknown;
    return { id, result: call(await loading, params) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', (event: MessageEvent<LanguageRequest>) => {
  void answer(event.data).then((response) => self.postMessage(response));
});
