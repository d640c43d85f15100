import { loadApi } from '#src/api/index.ts';
import { buildNames } from '#src/api/view/names.ts';

export const GET = () => Response.json(buildNames(loadApi()));
