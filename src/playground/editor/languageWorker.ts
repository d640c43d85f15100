import { answerCalls } from '#src/lib/workerCalls.ts';
import { LanguageService } from './languageService.ts';
import type { LanguageApi } from './protocol.ts';

async function loadService(typingsUrl: string): Promise<LanguageService> {
  const response = await fetch(typingsUrl);
  if (!response.ok) throw new Error(`The typings did not load: ${response.status}.`);
  return new LanguageService(new Map(Object.entries((await response.json()) as Record<string, string>)));
}

const loading = loadService(new URLSearchParams(self.name).get('typings') ?? '');

answerCalls<LanguageApi>({
  setFiles: async (files) => (await loading).files.setFiles(files),
  diagnose: async (file) => (await loading).diagnose(file),
  complete: async (file, offset) => (await loading).complete(file, offset),
  describe: async (file, offset, name) => (await loading).describe(file, offset, name),
  hover: async (file, offset) => (await loading).hover(file, offset),
  format: async (file) => (await loading).format(file),
});
