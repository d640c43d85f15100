// Styles of the blog on top of those of running text, demos included.
import '#src/blog/PostCover/postCover.css';
import '#src/blog/PostPage/postHeader.css';
import '#src/demos/cellularAutomata/cavesPanel.css';
import '#src/demos/goap/campPanel.css';
import '#src/demos/waveFunctionCollapse/collapsePanel.css';
import '#src/demos/Demo/demo.css';
import '#src/blog/Sidebar/blogSidebar.css';
import '#src/blog/blogLayout.css';
import '#src/blog/Archive/archive.css';
import '#src/blog/PostList/postPreview.css';
