export type LineMark = 'mark' | 'add' | 'remove' | 'error';

export interface MarkedCode {
  code: string;
  marks: Map<number, LineMark>;
}

const NEXT = /^\s*(?:\/\/|#|<!--|\/\*|\{\/\*)\s*(highlight|error)-next-line\s*(?:-->|\*\/\}?)?\s*$/;
const START = /^\s*(?:\/\/|#|<!--|\/\*|\{\/\*)\s*(highlight|error)-start\s*(?:-->|\*\/\}?)?\s*$/;
const END = /^\s*(?:\/\/|#|<!--|\/\*|\{\/\*)\s*(?:highlight|error)-end\s*(?:-->|\*\/\}?)?\s*$/;

const wordToMark = (word: string | undefined): LineMark => (word === 'error' ? 'error' : 'mark');

/** Takes the marking comments out of code and says which lines they marked, counted from 1. */
export function extractMarks(source: string, marked: ReadonlySet<number> = new Set()): MarkedCode {
  const marks = new Map<number, LineMark>([...marked].map((line) => [line, 'mark']));
  const lines: string[] = [];
  let block: LineMark | undefined;
  let next: LineMark | undefined;
  for (const line of source.split('\n')) {
    const nextWord = NEXT.exec(line)?.[1];
    const startWord = START.exec(line)?.[1];
    if (nextWord) next = wordToMark(nextWord);
    else if (startWord) block = wordToMark(startWord);
    else if (END.test(line)) block = undefined;
    else {
      lines.push(line);
      const mark = next ?? block;
      if (mark) marks.set(lines.length, mark);
      next = undefined;
    }
  }
  return { code: lines.join('\n'), marks };
}

const SIGNED = /^(?:\+(?!\+\+)|-(?!--))/;

const leadingSpaces = (text: string): number => /^ */.exec(text)![0].length;

/** Handwritten diffs have a space after the sign. Code is indented by two, so an odd number of spaces gives them away. */
function hasSpacedSigns(lines: readonly string[]): boolean {
  const signed = lines
    .filter((line) => SIGNED.test(line) && line.length > 1)
    .map((line) => leadingSpaces(line.slice(1)));
  return signed.every((spaces) => spaces > 0) && signed.some((spaces) => spaces % 2 === 1);
}

/** Turns the signs in front of a diff's lines into marks; the code keeps its indentation. */
export function extractDiff(source: string): MarkedCode {
  const marks = new Map<number, LineMark>();
  const sourceLines = source.split('\n');
  const margin = hasSpacedSigns(sourceLines) ? /^ {1,2}/ : /^ /;
  const lines = sourceLines.map((line, index) => {
    if (!SIGNED.test(line)) return line.replace(margin, '');
    marks.set(index + 1, line.startsWith('+') ? 'add' : 'remove');
    return ` ${line.slice(1)}`.replace(margin, '');
  });
  return { code: lines.join('\n'), marks };
}
