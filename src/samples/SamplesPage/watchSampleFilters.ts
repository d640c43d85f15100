import { watchForm } from '../filterForm.ts';
import { fitsChoice } from './fitsChoice.ts';

const find = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-samples-${name}]`);

/** Lets a visitor narrow the gallery by feature and difficulty; the choice is kept in the URL. */
export function watchSampleFilters(): void {
  const [form, list, count, empty] = [find('filters'), find('list'), find('count'), find('empty')];
  if (!(form instanceof HTMLFormElement) || !list || !count || !empty) return;
  const items = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  watchForm(form, ['feature', 'difficulty'], (choice) => {
    for (const item of items) {
      const { difficulty = '', features = '' } = item.dataset;
      item.hidden = !fitsChoice({ difficulty, features: features.split('|') }, choice);
    }
    const shown = items.filter(({ hidden }) => !hidden).length;
    count.textContent = shown === 1 ? '1 sample' : `${shown} samples`;
    empty.hidden = shown > 0;
  });
}
