/** The home page. The route adds the islands, each imported from its own file so that nothing else is bundled with it. */
export { HomePage } from './HomePage.tsx';
/** The command that creates a project. */
export { INSTALL_COMMAND } from './data/links.ts';
/** How to give money to the project. */
export { DonatePage } from './Donate/DonatePage.tsx';
/** What the maintainers offer for money. */
export { PremiumSupportPage } from './PremiumSupport/PremiumSupportPage.tsx';
