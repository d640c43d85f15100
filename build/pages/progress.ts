export interface RenderedPage {
  /** The URL's path, as Astro asks for it. */
  route: string;
  ms: number;
}

interface Stage {
  name: string;
  ms: number;
}

/** How far the pages are, and what took the time. */
export interface Progress {
  stage: string;
  stages: Stage[];
  /** How many pages and data files the site has; known once they are about to be rendered. */
  total: number;
  /** Those that were rendered; unchanged ones are taken from the last build. Times hold where one is rendered at a time. */
  rendered: RenderedPage[];
}

export interface ProgressTracker {
  progress: Progress;
  beginStage: (name: string) => void;
  beginPage: (route: string) => void;
}

/** Notes what begins when: each stage and each page lasts until the next one begins. */
export function trackProgress(now: () => number = () => performance.now()): ProgressTracker {
  const progress: Progress = { stage: 'Reading content', stages: [], total: 0, rendered: [] };
  let stageStart = now();
  let page: { route: string; start: number } | undefined;

  function endPage(): void {
    if (page) progress.rendered.push({ route: page.route, ms: now() - page.start });
    page = undefined;
  }

  return {
    progress,
    beginStage: (name) => {
      endPage();
      progress.stages.push({ name: progress.stage, ms: now() - stageStart });
      progress.stage = name;
      stageStart = now();
    },
    beginPage: (route) => {
      endPage();
      page = { route, start: now() };
    },
  };
}

/** One line for a person who waits. */
export function describeProgress({ stage, total, rendered }: Progress): string {
  return total === 0 || rendered.length === 0 ? `${stage} …` : `${stage}: ${rendered.length} of at most ${total} files`;
}
