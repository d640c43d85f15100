/** The page that lists all results of a query. */
export { SearchPage } from './SearchPage/SearchPage.tsx';
