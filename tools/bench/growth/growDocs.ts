/** A page as long as an average guide: text, code, a table, an admonition, and links to the API. */
export function buildGeneratedDoc(at: number): string {
  const sections = Array.from({ length: 6 }, (_, part) => buildSection(at, part));
  return [
    '---',
    `title: Generated page ${at}`,
    `description: Page ${at} of a set that exists only for benchmarks.`,
    `id: grown-${at}`,
    '---',
    '',
    `Page ${at} shows how the site grows. It mentions [[Actor]], [[Scene.add]] and \`Vector\`.`,
    '',
    ...sections,
  ].join('\n');
}

const buildSection = (at: number, part: number): string => `## How does part ${part} of page ${at} work?

Every part has a paragraph of about this length, with **bold** and *italic* words, \`inline code\` and a
[link to the first part](#how-does-part-0-of-page-${at}-work). Numbers differ, so that no two pages are the same: ${at * 7 + part}.

\`\`\`ts title="part-${part}.ts" {3}
import { Actor, Color, vec } from 'excalibur';

const actor${at} = new Actor({ pos: vec(${at}, ${part}), width: 20, height: 20, color: Color.Red });
actor${at}.vel = vec(${part * 10}, 0);
actor${at}.on('preupdate', () => (actor${at}.rotation += 0.0${part}));
\`\`\`

| option | what it does | value |
| ------ | ------------ | ----- |
| \`pos\` | where it starts | ${at} |
| \`vel\` | how fast it moves | ${part} |

:::tip[Part ${part}]
A tip next to the text.
:::
`;
