import { createContext, useContext } from 'react';
import type { Api } from '../lookup/createApi.ts';

/** Provides the API to all components of a page. */
export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('API components must be rendered inside an ApiContext provider.');
  return api;
}
