/** The API of the TypeScript worker. Offsets are in UTF-16 code units, as in CodeMirror and TypeScript. */
export interface LanguageApi {
  setFiles(files: { name: string; text: string }[]): void;
  diagnose(file: string): LanguageDiagnostic[];
  complete(file: string, offset: number): LanguageCompletion[];
  describe(file: string, offset: number, name: string): LanguageInfo | null;
  hover(file: string, offset: number): (LanguageInfo & { from: number; to: number }) | null;
  format(file: string): string;
}

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
