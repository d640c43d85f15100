export interface LiveFence {
  language: 'ts' | 'tsx' | 'js' | 'jsx';
  code: string;
  title?: string;
  /** The line number of the opening fence. */
  line: number;
}

const FENCE = /^(?<indent>[ \t]*)(?<ticks>`{3,}|~{3,})(?<info>[^\n`]*)\n(?<code>[\s\S]*?)^\k<indent>\k<ticks>[ \t]*$/gm;
const LIVE = /^(ts|tsx|js|jsx)\s+(?:.*\s)?live(?:\s|$)/;

/** Parses the live fences of a Markdown source, in order. Fences inside other fences are ignored. */
export function readLiveFences(text: string): LiveFence[] {
  return [...text.matchAll(FENCE)].flatMap((match) => {
    const { indent = '', info = '', code = '' } = match.groups ?? {};
    const language = LIVE.exec(info.trim())?.[1] as LiveFence['language'] | undefined;
    if (!language) return [];
    const line = text.slice(0, match.index).split('\n').length;
    const title = /title="([^"]*)"/.exec(info)?.[1];
    return [{ language, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').replace(/\n$/, ''), title, line }];
  });
}
