import type ts from 'typescript';

const DEFAULT_LENGTH_MAX = 48;
// Values that make sense out of context: literals, constants such as `Vector.Zero`, short calls such as `vec(0, 0)`.
const READABLE =
  /^(-?[\d.]+(e-?\d+)?|'[^']*'|true|false|null|\[\]|\{\}|[A-Z]\w*(\.\w+)+(\(\))?|(new )?[A-Za-z]\w*\((-?[\d., ]*)\))$/;

/** A default value for display; undefined when the expression makes no sense out of context. */
export function expressionToDefault(expression: ts.Expression): string | undefined {
  const text = expression
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/^"(.*)"$/, "'$1'")
    .replace(/^[\d.]+e\d+$/, (number) => String(Number(number)))
    // The bundler numbers duplicate names: `_Vector2.Zero`.
    .replace(/\b_?([A-Z][A-Za-z]*)\d*(?=[.(])/g, '$1');
  return text.length <= DEFAULT_LENGTH_MAX && READABLE.test(text) ? text : undefined;
}
