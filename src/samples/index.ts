/** The gallery of sample projects. */
export { SamplesPage } from './SamplesPage/SamplesPage.tsx';
/** The games people made with the engine. */
export { ShowcasePage } from './showcase/ShowcasePage.tsx';
/** The showcase's games, for teasers elsewhere. */
export { GAMES } from './showcase/games.ts';
/** The drawn cover of a sample or a game. */
export { Cover } from './Cover/Cover.tsx';
