// Styles of every page, in one file (astro.config.mjs): each stylesheet delays the first paint.
// The order is the order of the rules.
import 'astro:transitions';
import '#src/shell/Footer/footer.css';
import '#src/shell/AnnouncementBar/announcementBar.css';
import '#src/shell/CrashBoundary/crashScreen.css';
import '#src/shell/Navbar/navbar.css';
import '#src/shell/SkipLink/skipLink.css';
import '#src/styles/fonts.css';
import '#src/styles/tokens.css';
import '#src/styles/base.css';
import '#src/ui/Button/button.css';
import '#src/browser/navigation/navigation.css';
import '#src/shell/NotFound/notFound.css';
import '#src/ui/Button/playButton.css';
import '#src/ui/CodeBlock/codeBlock.css';
import 'virtual:code-theme.css';
import '#src/ui/Card/card.css';
