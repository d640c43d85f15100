import type { ApiSignature } from '../model/types.ts';
import { Blocks, Inlines } from './DocText.tsx';
import { TypeCode } from './TypeCode.tsx';

/** The documented parameters and return value; renders nothing for a signature without such comments. */
export function ParameterList({ signature }: { signature: ApiSignature }) {
  const told = signature.parameters.filter((parameter) => parameter.doc);
  const returns = signature.doc?.returns;
  if (told.length === 0 && !returns) return null;
  return (
    <dl className="api-parameters">
      {told.map((parameter) => (
        <div key={parameter.name}>
          <dt>
            <code>{parameter.name}</code>
          </dt>
          <dd>
            <Inlines inlines={parameter.doc!.summary} />
            {parameter.doc!.remarks && <Blocks blocks={parameter.doc!.remarks} />}
          </dd>
        </div>
      ))}
      {returns && (
        <div>
          <dt>Returns {signature.returns && <TypeCode type={signature.returns} />}</dt>
          <dd>
            <Blocks blocks={returns} />
          </dd>
        </div>
      )}
    </dl>
  );
}
