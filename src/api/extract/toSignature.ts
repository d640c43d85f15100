import { ReflectionKind, type JSONOutput } from 'typedoc';
import type { ApiParameter, ApiSignature, ApiTypeParameter } from '../model/types.ts';
import { commentToDefault, commentToDoc } from './commentToDoc.ts';
import type { ExtractContext } from './context.ts';
import { formatType } from './formatType.ts';

/** Omits empty fields to keep the stored model small. */
export function withoutEmpty<T extends object>(value: T): T {
  const entries = Object.entries(value).filter(([, held]) => held !== undefined && held !== false);
  return Object.fromEntries(entries) as T;
}

export function toTypeParameters(
  parameters: JSONOutput.TypeParameterReflection[] | undefined,
  context: ExtractContext,
): ApiTypeParameter[] | undefined {
  return parameters?.map((parameter) =>
    withoutEmpty({
      name: parameter.name,
      constraint: parameter.type && formatType(parameter.type, context),
      default: parameter.default && formatType(parameter.default, context),
      doc: commentToDoc(parameter.comment, context),
    }),
  );
}

function toParameter(parameter: JSONOutput.ParameterReflection, context: ExtractContext): ApiParameter {
  return withoutEmpty({
    name: parameter.name === '__namedParameters' ? 'options' : parameter.name,
    type: formatType(parameter.type, context),
    isOptional: parameter.flags?.isOptional,
    isRest: parameter.flags?.isRest,
    default: parameter.defaultValue ?? commentToDefault(parameter.comment),
    doc: commentToDoc(parameter.comment, context),
  });
}

export function toSignature(signature: JSONOutput.SignatureReflection, context: ExtractContext): ApiSignature {
  const isConstructor = signature.kind === ReflectionKind.ConstructorSignature;
  return withoutEmpty({
    typeParameters: isConstructor ? undefined : toTypeParameters(signature.typeParameters, context),
    parameters: (signature.parameters ?? []).map((parameter) => toParameter(parameter, context)),
    returns: isConstructor ? undefined : formatType(signature.type, context),
    doc: commentToDoc(signature.comment, context),
  });
}
