/** The page with all results of a query. */
export { SearchPage } from './SearchPage/SearchPage.tsx';
