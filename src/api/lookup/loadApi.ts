import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createApi, type Api } from './createApi.ts';
import { extractCached } from './extractModel.ts';
import type { ApiModel, ApiSymbol } from '../model/types.ts';

const PACKAGE_DIR = 'node_modules/excalibur';

/** Synthetic symbols for measuring how the build scales, only when enabled (tools/bench/growth). */
function readGrowth(): ApiSymbol[] {
  const folder = process.env['SITE_GROWTH'];
  if (!folder) return [];
  return JSON.parse(readFileSync(path.join(folder, 'api.json'), 'utf8')) as ApiSymbol[];
}

function withGrowth(model: ApiModel): ApiModel {
  const grown = readGrowth();
  return grown.length > 0 ? { ...model, symbols: [...model.symbols, ...grown] } : model;
}

let loaded: Api | undefined;

/** The engine's API, loaded once per process; the first call after a version bump extracts it (about ten seconds). */
export function loadApi(): Api {
  loaded ??= createApi(withGrowth(extractCached(PACKAGE_DIR)));
  return loaded;
}
