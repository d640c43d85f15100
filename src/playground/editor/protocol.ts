/** What the editor asks of the TypeScript worker. Offsets count UTF-16 units, as in the editor and in TypeScript. */
export interface LanguageRequests {
  setFiles: { params: { files: { name: string; text: string }[] }; result: null };
  diagnose: { params: { file: string }; result: LanguageDiagnostic[] };
  complete: { params: { file: string; offset: number }; result: LanguageCompletion[] };
  describe: { params: { file: string; offset: number; name: string }; result: LanguageInfo | null };
  hover: { params: { file: string; offset: number }; result: (LanguageInfo & { from: number; to: number }) | null };
  format: { params: { file: string }; result: string };
}

export type LanguageMethod = keyof LanguageRequests;

export interface LanguageDiagnostic {
  from: number;
  to: number;
  severity: 'error' | 'warning' | 'info';
  message: string;
}

export interface LanguageCompletion {
  name: string;
  kind: string;
  sortText: string;
}

export interface LanguageInfo {
  signature: string;
  documentation: string;
}

export interface LanguageRequest {
  id: number;
  method: LanguageMethod;
  params: unknown;
}

export type LanguageResponse = { id: number; result: unknown } | { id: number; problem: string };
