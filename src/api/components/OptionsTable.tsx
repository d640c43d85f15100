import type { ParameterOptions } from '../view/constructorOptions.ts';
import { markBelowFold } from '../view/belowFold.ts';
import { Inlines } from './DocText.tsx';
import { SymbolLink, SymbolName } from './SymbolLink.tsx';
import { TypeCode } from './TypeCode.tsx';

/** The fields of a constructor's options, so that readers don't have to leave the page. */
export function OptionsTable({ options }: { options: ParameterOptions }) {
  const hasDefaults = options.fields.some(({ field }) => field.default);
  return (
    <>
      <p className="api-options-title">
        Fields of <code>{options.parameter}</code>:{' '}
        {options.types.map((type, index) => (
          <span key={type.id}>
            {index > 0 && ' & '}
            <SymbolName id={type.id} />
          </span>
        ))}
      </p>
      {/* It may start on the first screen, but a long one ends below it. */}
      <div className="api-table-scroll" {...markBelowFold(options.fields.length)}>
        <table className="api-table">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Type</th>
              {hasDefaults && <th scope="col">Default</th>}
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {options.fields.map(({ field, type }) => (
              <tr key={field.name}>
                <th scope="row">
                  <SymbolLink id={type.id} member={field.name}>
                    <code>
                      {field.name}
                      {field.isOptional && '?'}
                    </code>
                  </SymbolLink>
                </th>
                <td>
                  <TypeCode type={field.type ?? ['function']} />
                </td>
                {hasDefaults && <td>{field.default && <code>{field.default}</code>}</td>}
                <td>{field.doc && <Inlines inlines={field.doc.summary} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
