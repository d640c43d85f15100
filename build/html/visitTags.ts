import { Parser } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

/** Calls `visit` with every start tag of a page; stops when it returns false. Scripts and comments have no tags. */
export function visitTags(html: string, visit: (name: string, attributes: Attributes) => boolean | void): void {
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (visit(name, attributes) === false) parser.pause();
    },
  });
  parser.end(html);
}
