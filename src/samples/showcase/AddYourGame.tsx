import { CodeBlock } from '#src/ui/CodeBlock/CodeBlock.tsx';
import '#src/ui/CodeBlock/codeBlock.css';
import { Link } from '#src/ui/Link/Link.tsx';

const REPOSITORY = 'https://github.com/excaliburjs/Excalibur';
const SHOW_AND_TELL = `${REPOSITORY}/discussions?discussions_q=category%3A%22Show+and+tell%22`;

const ENTRY = `{
  slug: 'my-game',
  title: 'My Game',
  about: 'One sentence: what the player does.',
  play: 'https://example.com/my-game',
  source: 'https://example.com/my-game/source', // optional
  madeBy: 'community',
  jam: { name: 'Ludum Dare', edition: '57' }, // optional
},`;

/** How a game gets into the list, with the entry to copy. */
export function AddYourGame() {
  return (
    <section className="add-game" aria-labelledby="add-your-game">
      <div>
        <h2 id="add-your-game">Add your game</h2>
        <p>Finished or not, jam or side project: if it is made with Excalibur and can be played, it belongs here.</p>
        <ol>
          <li>
            Add an entry like this to <code>src/samples/showcase/games.ts</code>, after the last game of the community.
          </li>
          <li>
            Run <code>npm run art</code>. It draws a cover from the name; draw your own in <code>art/covers</code> if
            you like.
          </li>
          <li>
            Run <code>npm run check</code>. It says which field to mend if one is wrong.
          </li>
          <li>
            Open a <Link to={REPOSITORY}>pull request</Link>.
          </li>
        </ol>
        <p>
          No time for that? Post it in <Link to={SHOW_AND_TELL}>Show and tell</Link>.
        </p>
      </div>
      <CodeBlock code={ENTRY} language="ts" meta='title="src/samples/showcase/games.ts"' />
    </section>
  );
}
