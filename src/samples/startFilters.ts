import { watchSampleFilters } from './SamplesPage/watchSampleFilters.ts';
import { watchShowcaseFilters } from './showcase/watchFilters.ts';

/** Both galleries share most of this script, so they share the file. */
export function startPage(): void {
  watchSampleFilters();
  watchShowcaseFilters();
}
