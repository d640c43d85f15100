import type { ReactNode } from 'react';
import { attribute, FLOW } from '#src/contracts/attributes.ts';
import { CodeSample } from './CodeSample/CodeSample.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Community } from './sections/Community.tsx';
import { Features } from './sections/Features.tsx';
import { FinalCall } from './sections/FinalCall.tsx';
import type { PostTeaser } from './sections/LatestPosts.tsx';
import { LatestPosts } from './sections/LatestPosts.tsx';
import { LearningPath } from './sections/LearningPath.tsx';
import { Promises } from './sections/Promises.tsx';
import { ShowcaseTeaser } from './sections/ShowcaseTeaser.tsx';

interface Props {
  posts: readonly PostTeaser[];
  /** The islands of the page, placed by the route. */
  stage?: ReactNode;
  outcome?: ReactNode;
  command?: ReactNode;
  lastCommand?: ReactNode;
}

export function HomePage({ posts, stage, outcome, command, lastCommand }: Props) {
  return (
    <div className="home" {...attribute(FLOW)}>
      <Hero stage={stage} command={command} />
      <CodeSample outcome={outcome} />
      <Features />
      <LearningPath />
      <ShowcaseTeaser />
      <Promises />
      <LatestPosts posts={posts} />
      <Community />
      <FinalCall command={lastCommand} />
    </div>
  );
}
