interface SourceLine {
  text: string;
  /** Stands in a code fence, or opens or closes one. */
  isCode: boolean;
}

/** The lines of a page, and which of them are code. */
export function splitLines(source: string): SourceLine[] {
  let fence: string | undefined;
  return source.split('\n').map((text) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    const isCode = fence !== undefined || mark !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && text.trim() === mark) fence = undefined;
    return { text, isCode };
  });
}
