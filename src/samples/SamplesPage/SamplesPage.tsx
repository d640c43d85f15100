import { EmptyChest } from '#src/ui/art/EmptyChest.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import type { Sample } from '../catalog/readSamples.ts';
import { GalleryPage } from '../Gallery/GalleryPage.tsx';
import { ExternalSamples } from './ExternalSamples.tsx';
import { SampleCard } from './SampleCard.tsx';
import { SampleFilters } from './SampleFilters.tsx';
import '../filters.css';
import './samplesPage.css';

/** Posters that are in view on a large screen at once. */
const EAGER_COUNT = 4;

/** The gallery: the samples of this site, playable in place, then the projects in other repositories. */
export function SamplesPage({ samples }: { samples: readonly Sample[] }) {
  return (
    <GalleryPage
      title="Samples"
      lead={
        <>
          Small, complete games to play, read and borrow from. New here? Build{' '}
          <Link to="/docs/excalibird-flappy-bird">your first game</Link> in the tutorial, then come back.
        </>
      }
    >
      <SampleFilters samples={samples} />
      <ul className="gallery samples-list" data-samples-list="">
        {samples.map((sample, index) => (
          <SampleCard key={sample.name} sample={sample} isEager={index < EAGER_COUNT} />
        ))}
      </ul>
      <div className="samples-empty" data-samples-empty="" hidden>
        <EmptyChest />
        <p>No sample fits both. Choose something wider, or reset the filters.</p>
      </div>
      <ExternalSamples />
      <p className="samples__more">
        Made something with the engine? See what others built in the <Link to="/showcase/">showcase</Link> and add
        yours.
      </p>
    </GalleryPage>
  );
}
