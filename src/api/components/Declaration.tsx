import type { ApiSymbol } from '../model/types.ts';
import { buildParameterOptions } from '../view/constructorOptions.ts';
import { useApi } from './ApiContext.ts';
import { DirectHeading } from './DirectHeading.tsx';
import { DocSections } from './DocSections.tsx';
import { Inlines } from './DocText.tsx';
import { OptionsTable } from './OptionsTable.tsx';
import { ParameterList } from './ParameterList.tsx';
import { Generics, SignatureCode } from './SignatureCode.tsx';
import { TypePieces } from './TypeCode.tsx';

function FunctionSignatures({ symbol }: { symbol: ApiSymbol }) {
  const api = useApi();
  const signatures = symbol.signatures!;
  return (
    <section className="api-group">
      <DirectHeading level={2} id="group-signatures" label="Signature">
        {signatures.length > 1 ? `${signatures.length} ways to call it` : 'Signature'}
      </DirectHeading>
      {signatures.map((signature, index) => (
        <div className="api-member" key={index}>
          <SignatureCode name={symbol.name} signature={signature} />
          <DocSections doc={signature.doc} />
          <ParameterList signature={signature} />
        </div>
      ))}
      {buildParameterOptions(signatures, api).map((options) => (
        <OptionsTable key={options.parameter} options={options} />
      ))}
    </section>
  );
}

function TypeDeclaration({ symbol }: { symbol: ApiSymbol }) {
  const isType = symbol.kind === 'type';
  return (
    <section className="api-group">
      <DirectHeading level={2} id="group-declaration" label="Declaration">
        Declaration
      </DirectHeading>
      <pre className="api-signature">
        <code>
          {isType ? 'type ' : 'const '}
          <b>{symbol.name}</b>
          <Generics parameters={symbol.typeParameters} />
          {isType ? ' = ' : ': '}
          <TypePieces type={symbol.type!} />
          {symbol.default && ` = ${symbol.default}`}
        </code>
      </pre>
    </section>
  );
}

function TypeParameters({ symbol }: { symbol: ApiSymbol }) {
  if (!symbol.typeParameters) return null;
  return (
    <section className="api-group">
      <DirectHeading level={2} id="group-type-parameters" label="Type parameters">
        Type parameters
      </DirectHeading>
      <dl className="api-parameters">
        {symbol.typeParameters.map((parameter) => (
          <div key={parameter.name}>
            <dt>
              <code>
                <Generics parameters={[parameter]} />
              </code>
            </dt>
            <dd>{parameter.doc && <Inlines inlines={parameter.doc.summary} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The declaration itself, for symbols that don't consist of members. */
export function Declaration({ symbol }: { symbol: ApiSymbol }) {
  return (
    <>
      {symbol.signatures && <FunctionSignatures symbol={symbol} />}
      {symbol.type && <TypeDeclaration symbol={symbol} />}
      <TypeParameters symbol={symbol} />
    </>
  );
}
