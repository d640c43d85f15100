// Styles of the home page and the support pages.
import '#src/home/sections/section.css';
import '#src/home/CodeSample/codeSample.css';
import '#src/home/Hero/hero.css';
import '#src/home/sections/community.css';
import '#src/home/sections/features.css';
import '#src/home/sections/finalCall.css';
import '#src/home/sections/latestPosts.css';
import '#src/home/sections/learningPath.css';
import '#src/home/sections/promises.css';
import '#src/home/sections/showcaseTeaser.css';
import '#src/home/SupportPage/supportPage.css';
import '#src/home/CopyCommand/copyCommand.css';
import '#src/home/HeroStage/heroStage.css';
