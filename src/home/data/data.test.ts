import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLACES } from './community.ts';
import { OTHER_WAYS, PLATFORMS } from './donations.ts';
import { FEATURES, TOOLS } from './features.ts';
import { LEARNING_PATH } from './learningPath.ts';
import { OFFERS } from './premiumSupport.ts';

const targets = [FEATURES, TOOLS, LEARNING_PATH, PLACES, PLATFORMS, OTHER_WAYS, OFFERS].flatMap((list) =>
  list.map(({ to }) => to),
);

describe('what the pages say', () => {
  it.each(FEATURES.map(({ id }) => id))('feature %s has its picture (npm run art draws it)', (id) => {
    expect(existsSync(`public/img/features/${id}.webp`)).toBe(true);
  });

  it('leads to routes of the site or to secure addresses only', () => {
    expect(targets.filter((target) => !/^(\/|https:\/\/)/.test(target))).toEqual([]);
  });

  it('names a price for every offer', () => {
    for (const { price } of OFFERS) expect(price).toMatch(/\$\d+$/);
  });
});
