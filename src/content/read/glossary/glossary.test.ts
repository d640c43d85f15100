import { describe, expect, it } from 'vitest';
import { createTermFinder } from './findTerms.ts';
import { parseGlossary } from './parseGlossary.ts';
import { readGlossary } from './readGlossary.ts';

const PAGE = `---
title: Glossary
---

Words.

## Everyday words {#everyday}

### Actor {#actor}

A thing in the game: an [[Actor]].

## Physics {#physics}

### Collision group {#collision-group}

Who meets **whom**, see [the page](../physics/collisiongroups.mdx#masks).

More: [types](/docs/collisiontypes).

### Collision {#collision}

When two \`colliders\` meet.
`;
const terms = parseGlossary(PAGE);

describe('glossary page', () => {
  it('is read as terms with plain definitions', () => {
    expect(terms.map(({ id }) => id)).toEqual(['actor', 'collision-group', 'collision']);
    expect(terms[0]).toMatchObject({ name: 'Actor', text: 'A thing in the game: an Actor.', isEveryday: true });
    expect(terms[1]).toMatchObject({
      text: 'Who meets whom, see the page.',
      pages: ['collisiongroups', 'collisiontypes'],
      isEveryday: false,
    });
  });

  it('of this site defines every term once and shortly', () => {
    const real = readGlossary();
    expect(real.length).toBeGreaterThan(40);
    expect(new Set(real.map(({ id }) => id)).size).toBe(real.length);
    expect(real.filter(({ text }) => text.length < 20 || text.length > 320)).toEqual([]);
  });
});

describe('terms in a text', () => {
  const find = (text: string) =>
    createTermFinder(terms)(text).map(({ term, start, end }) => [term.id, text.slice(start, end)]);

  it('are found in plural, with a hyphen and whatever the capitals', () => {
    expect(find('Collision-groups decide; ACTORS obey.')).toEqual([
      ['collision-group', 'Collision-groups'],
      ['actor', 'ACTORS'],
    ]);
  });

  it('are whole words, and the longest that fits', () => {
    expect(find('A collisiongroup is no factor of collisions.')).toEqual([
      ['collision-group', 'collisiongroup'],
      ['collision', 'collisions'],
    ]);
  });
});
