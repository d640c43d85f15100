import { createRandom } from '../../src/lib/random.ts';

const SAMPLE_SIZE = 60;

/** Routes of the same template share a folder: `api/class/Actor/` → `api/class`. */
const routeToTemplate = (route: string): string => route.split('/').slice(0, -2).join('/');

/** One page of each template and a seeded sample of the others; all of them if there are few. */
export function sampleRoutes(routes: readonly string[], seed: number, size = SAMPLE_SIZE): string[] {
  if (routes.length <= size) return [...routes];
  const random = createRandom(seed);
  const shuffled = routes
    .map((route) => ({ route, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ route }) => route);
  const firstOfTemplate = new Map(shuffled.map((route) => [routeToTemplate(route), route]));
  return [...new Set([...firstOfTemplate.values(), ...shuffled])].slice(0, Math.max(size, firstOfTemplate.size));
}
