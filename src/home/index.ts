/** The home page; its route places the islands in it, each imported from its own file so that only it is sent. */
export { HomePage } from './HomePage.tsx';
/** The first command a visitor types. */
export { INSTALL_COMMAND } from './data/links.ts';
/** The pages about money. */
export { DonatePage } from './Donate/DonatePage.tsx';
export { PremiumSupportPage } from './PremiumSupport/PremiumSupportPage.tsx';
