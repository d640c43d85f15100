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

/** Turns the signs in front of a diff's lines into marks; the code keeps its indentation. */
export function extractDiff(source: string): MarkedCode {
  const marks = new Map<number, LineMark>();
  const lines = source.split('\n').map((line, index) => {
    if (/^\+(?!\+\+)/.test(line)) marks.set(index + 1, 'add');
    else if (/^-(?!--)/.test(line)) marks.set(index + 1, 'remove');
    else return line.replace(/^ /, '');
    return line.slice(1).replace(/^ (?=\S| {2})/, '');
  });
  return { code: lines.join('\n'), marks };
}
