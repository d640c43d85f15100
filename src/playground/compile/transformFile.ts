import { transform, type Transform } from 'sucrase';
import type { SourceFile } from '../protocol/messages.ts';
import { CompileError } from './compileError.ts';

const PARSE_ERROR = /^(?:Error transforming [^:]+: )?(.*?)\s*\((\d+):(\d+)\)$/s;

function toCompileError(error: unknown, file: string): CompileError {
  const text = error instanceof Error ? error.message : String(error);
  const [, message, line, column] = PARSE_ERROR.exec(text) ?? [];
  if (!message) return new CompileError(text, { file });
  return new CompileError(`Syntax error: ${message}`, { file, line: Number(line), column: Number(column) });
}

/** Compiles TypeScript or JSX to the body of a CommonJS function, preserving line numbers. */
export function transformFile({ name, text }: SourceFile): string {
  if (name.endsWith('.json')) return `module.exports = ${text.trim() || 'null'};`;
  const transforms: Transform[] = ['typescript', 'imports'];
  if (/\.[jt]sx$/.test(name)) transforms.push('jsx');
  try {
    return transform(text, { transforms, jsxRuntime: 'automatic', production: true, disableESTransforms: true }).code;
  } catch (error) {
    throw toCompileError(error, name);
  }
}
