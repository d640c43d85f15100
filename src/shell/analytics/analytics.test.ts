import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANALYTICS_IGNORE_KEY } from '#src/contracts/storageKeys.ts';
import { mapToStorage } from '#root/tests/fixtures/browser/mapToStorage.ts';
import { readChoice, toggleChoice } from './countingChoice.ts';
import { buildAnalyticsScript, loadAnalytics } from './loadAnalytics.ts';

const ANALYTICS = { scriptSrc: 'https://count.example/script.js', domain: 'example.com' };
const stored = new Map<string, string>();
const storage = mapToStorage(stored);
const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** Runs the loader in a browser that has little else; returns the scripts it adds. */
function load(wishes: object = {}, localStorage: object = storage): { src?: string; defer?: boolean }[] {
  const scripts: object[] = [];
  vi.stubGlobal('navigator', wishes);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', {
    createElement: () => ({ dataset: {} }),
    head: { append: (script: object) => scripts.push(script) },
  });
  loadAnalytics(ANALYTICS, ANALYTICS_IGNORE_KEY);
  return scripts;
}

beforeEach(() => {
  stored.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

// Tests of other files run in the same thread.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the analytics script', () => {
  it('is asked for, deferred, with the domain', () =>
    expect(load()).toEqual([{ defer: true, src: ANALYTICS.scriptSrc, dataset: { domain: 'example.com' } }]));

  it.each([[{ doNotTrack: '1' }], [{ globalPrivacyControl: true }]])(
    'is left alone for a browser that says %o',
    (wishes) => expect(load(wishes)).toEqual([]),
  );

  it.each([
    [{ doNotTrack: '0' }],
    [{ doNotTrack: null }],
    [{ doNotTrack: 'unspecified', globalPrivacyControl: false }],
  ])('is asked for by a browser that says %o', (wishes) => expect(load(wishes)).toHaveLength(1));

  it('is left alone for a visitor who switched it off, and survives denied storage', () => {
    stored.set(ANALYTICS_IGNORE_KEY, 'true');
    expect(load()).toEqual([]);
    expect(load({}, { getItem: denied })).toHaveLength(1);
  });

  it('cannot be ended early by what the config says', () =>
    expect(buildAnalyticsScript({ ...ANALYTICS, domain: '</script><b>' })).not.toContain('</script>'));
});

describe('the choice', () => {
  it('turns around and is remembered', () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('localStorage', storage);
    expect(readChoice()).toBe('counted');
    expect(toggleChoice()).toBe(true);
    expect([readChoice(), stored.get(ANALYTICS_IGNORE_KEY)]).toEqual(['not-counted', 'true']);
    expect(toggleChoice()).toBe(true);
    expect([readChoice(), stored.size]).toEqual(['counted', 0]);
  });

  it('says when the browser does not keep it', () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
    expect(toggleChoice()).toBe(false);
  });

  it('is made by the browser where it has one', () =>
    expect([readChoice({ doNotTrack: '1' }), readChoice({ globalPrivacyControl: true })]).toEqual([
      'refused-by-browser',
      'refused-by-browser',
    ]));
});
