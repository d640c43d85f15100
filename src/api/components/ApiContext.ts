import { createContext, useContext } from 'react';
import type { Api } from '../lookup/createApi.ts';

/** The API every piece of a page looks names up in. */
export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('API components need an ApiContext around them.');
  return api;
}
