// Styles of running text: docs, API pages, posts and samples.
import '#src/playground/Stage/stage.css';
import '#src/playground/Example/example.css';
import '#src/docs/Breadcrumbs/breadcrumbs.css';
import '#src/docs/Paginator/paginator.css';
import '#src/docs/Toc/toc.css';
import '#src/docs/Tags/tags.css';
import '#src/styles/prose.css';
import '#src/docs/DocPage/docLayout.css';
import '#src/docs/DocPage/docFooter.css';
import '#src/docs/TutorialProgress/tutorialProgress.css';
import '#src/docs/Sidebar/docSidebar.css';
