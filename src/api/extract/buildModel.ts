import { createNameResolver } from '../model/resolveName.ts';
import { assignSlugs } from '../model/slugs.ts';
import type { ApiModel, ApiSymbol } from '../model/types.ts';
import { addDefaults } from './addDefaults.ts';
import { addEvents } from './addEvents.ts';
import { addFields } from './addFields.ts';
import type { Declarations } from './runTypeDoc.ts';
import type { RuntimeDefaults } from './runtimeDefaults.ts';
import { listExportedDeclarations } from './exportedDeclarations.ts';
import { indexTargets, toKind } from './targets.ts';
import { toSymbol } from './toSymbol.ts';

const byName = (a: ApiSymbol, b: ApiSymbol) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1);

/** Reduces TypeDoc's output to our model. */
export function buildModel(
  { project, fields }: Declarations,
  defaults: RuntimeDefaults,
  origin: { packageName: string; version: string },
): ApiModel {
  const declarations = listExportedDeclarations(project);
  const { targets, named } = indexTargets(declarations);
  const slugs = assignSlugs(named);
  const context = { targets, resolveName: createNameResolver(named) };
  const symbols = declarations.flatMap((declaration) => {
    const kind = toKind(declaration);
    const slug = kind && slugs.get(`${kind}:${declaration.name}`);
    return kind && slug ? [addFields(toSymbol(declaration, kind, slug, context), fields, context)] : [];
  });
  return { ...origin, symbols: addDefaults(addEvents(symbols), defaults).sort(byName) };
}
