import type { ApiMember, Doc } from '../model/types.ts';

const HEAD_REM = 3;
const CODE_REM = 2.2;
const PARAMETER_REM = 2.4;
const LINE_REM = 1.6;
/** Of the comment's data, about what one line of text takes. */
const LETTERS_A_LINE = 110;

const docToRem = (doc: Doc | undefined): number =>
  doc ? Math.ceil(JSON.stringify(doc).length / LETTERS_A_LINE) * LINE_REM : 0;

/** About how high a member will be, in rem: the room it keeps until it comes near and is laid out. */
export function estimateRoom({ signatures, doc }: ApiMember): number {
  const rem = (signatures ?? [{ parameters: [], doc }]).reduce(
    (sum, signature) => sum + CODE_REM + (signature.parameters?.length ?? 0) * PARAMETER_REM + docToRem(signature.doc),
    HEAD_REM,
  );
  return Math.round(rem);
}
