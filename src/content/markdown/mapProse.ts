export type LineRule = (line: string) => string;

/** Changes the lines of a page that are not code. */
export function mapProse(source: string, change: LineRule): string {
  let fence: string | undefined;
  return source
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence) {
        if (mark && mark.startsWith(fence) && line.trim() === mark) fence = undefined;
        return line;
      }
      if (mark) {
        fence = mark;
        return line;
      }
      return change(line);
    })
    .join('\n');
}
