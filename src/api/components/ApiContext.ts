import { createContext, useContext } from 'react';
import type { Api } from '../model/createApi.ts';

/** What every piece of an API page may look up. */
export interface PageData {
  api: Api;
  /** Examples as HTML, by their code: highlighting is asynchronous, so it happens before React renders. */
  highlighted: ReadonlyMap<string, string>;
}

export const PageContext = createContext<PageData | null>(null);

function usePage(): PageData {
  const page = useContext(PageContext);
  if (!page) throw new Error('API components need a PageContext around them.');
  return page;
}

export const useApi = (): Api => usePage().api;

export const useHighlighted = (code: string): string | undefined => usePage().highlighted.get(code);
