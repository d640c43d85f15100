import type { ApiSymbol } from '../model/types.ts';
import { buildParameterOptions } from '../view/constructorOptions.ts';
import { useApi } from './ApiContext.ts';
import { DirectHeading } from './DirectHeading.tsx';
import { Member } from './Member.tsx';
import { OptionsTable } from './OptionsTable.tsx';

/** The constructor, its parameters and the fields of its options. */
export function ConstructorSection({ symbol }: { symbol: ApiSymbol }) {
  const api = useApi();
  const constructor = symbol.members?.find((member) => member.kind === 'constructor');
  if (!constructor) return null;
  return (
    <section className="api-group">
      <DirectHeading level={2} id="group-constructor" label="Constructor">
        Constructor
      </DirectHeading>
      <Member owner={symbol} member={constructor} />
      {buildParameterOptions(constructor.signatures ?? [], api).map((options) => (
        <OptionsTable key={options.parameter + options.types[0]!.id} options={options} />
      ))}
    </section>
  );
}
