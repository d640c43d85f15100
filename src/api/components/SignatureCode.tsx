import { signatureToString } from '../lookup/signatureText.ts';
import type { ApiParameter, ApiSignature, ApiTypeParameter } from '../model/types.ts';
import { TypePieces } from './TypeCode.tsx';

const LINE_LENGTH = 72;

/** `<T extends Component = Component>`. */
export function Generics({ parameters }: { parameters: ApiTypeParameter[] | undefined }) {
  if (!parameters || parameters.length === 0) return null;
  return (
    <>
      {'<'}
      {parameters.map((parameter, index) => (
        <span key={parameter.name}>
          {index > 0 && ', '}
          {parameter.name}
          {parameter.constraint && (
            <>
              {' extends '}
              <TypePieces type={parameter.constraint} />
            </>
          )}
          {parameter.default && (
            <>
              {' = '}
              <TypePieces type={parameter.default} />
            </>
          )}
        </span>
      ))}
      {'>'}
    </>
  );
}

function Parameter({ parameter }: { parameter: ApiParameter }) {
  return (
    <>
      {parameter.isRest && '...'}
      <i>{parameter.name}</i>
      {parameter.isOptional && '?'}
      {': '}
      <TypePieces type={parameter.type} />
      {parameter.default && ` = ${parameter.default}`}
    </>
  );
}

function Parameters({ signature, isLong }: { signature: ApiSignature; isLong: boolean }) {
  const { parameters } = signature;
  if (parameters.length === 0) return '()';
  return (
    <>
      {isLong ? '(\n  ' : '('}
      {parameters.map((parameter, index) => (
        <span key={index}>
          {index > 0 && (isLong ? ',\n  ' : ', ')}
          <Parameter parameter={parameter} />
        </span>
      ))}
      {isLong ? ',\n)' : ')'}
    </>
  );
}

interface Props {
  /** What precedes the parameters: `new Actor`, `moveTo`. */
  name: string;
  signature: ApiSignature;
}

/** A signature, split into lines when it is long. */
export function SignatureCode({ name, signature }: Props) {
  const isLong = name.length + signatureToString(signature).length > LINE_LENGTH && signature.parameters.length > 0;
  return (
    <pre className="api-signature">
      <code>
        <b>{name}</b>
        <Generics parameters={signature.typeParameters} />
        <Parameters signature={signature} isLong={isLong} />
        {signature.returns && (
          <>
            {': '}
            <TypePieces type={signature.returns} />
          </>
        )}
      </code>
    </pre>
  );
}
