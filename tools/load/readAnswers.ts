/** One answer of a server, without its body. */
export interface Answer {
  status: number;
  etag: string | undefined;
  bodyBytes: number;
}

const HEAD_END = '\r\n\r\n';
const hasNoBody = (status: number): boolean => status === 204 || status === 304 || status < 200;

function parseHead(head: string): Answer {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  if (!status) throw new Error(`This is not an answer: ${JSON.stringify(head.slice(0, 40))}`);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined && !hasNoBody(status)) throw new Error(`The answer ${status} does not say its length.`);
  const etag = /\r\netag: *(.*)/i.exec(head)?.[1];
  return { status, etag, bodyBytes: hasNoBody(status) ? 0 : Number(length) };
}

/** Takes the bytes of a connection as they come and calls back for each answer that is complete. */
export function readAnswers(onAnswer: (answer: Answer) => void): (chunk: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  let current: Answer | undefined;
  let missingBytes = 0;

  /** Reads on to the end of the head; returns what stands after it. */
  function takeHead(chunk: Buffer): Buffer {
    head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
    const end = head.indexOf(HEAD_END);
    if (end === -1) return Buffer.alloc(0);
    const rest = head.subarray(end + HEAD_END.length);
    current = parseHead(head.toString('latin1', 0, end));
    missingBytes = current.bodyBytes;
    head = Buffer.alloc(0);
    return rest;
  }

  function takeBody(chunk: Buffer): Buffer {
    const taken = Math.min(missingBytes, chunk.length);
    missingBytes -= taken;
    return chunk.subarray(taken);
  }

  return (chunk) => {
    let rest = chunk;
    do {
      rest = current ? takeBody(rest) : takeHead(rest);
      if (current && missingBytes === 0) {
        const answer = current;
        current = undefined;
        onAnswer(answer);
      }
    } while (rest.length > 0);
  };
}
