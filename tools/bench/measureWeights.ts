import type { Browser } from '@playwright/test';
import { BUDGETS_KB, MAX_LAYOUT_SHIFT } from '../../tests/support/budgets.ts';
import type { Figure } from './figures.ts';
import incumbent from './incumbent.json' with { type: 'json' };
import { VIEWPORT } from './openBrowser.ts';
import type { Template } from '../../tests/support/templates.ts';
import { TEMPLATES } from '../../tests/support/templates.ts';
import type { Weight } from '../../tests/support/weighPage.ts';
import { sumKb, weighPage } from '../../tests/support/weighPage.ts';

interface KnownWeight {
  script?: number;
  css?: number;
  html?: number;
  total?: number;
  dom?: number;
}

const WEIGHTS: Partial<Record<string, KnownWeight>> = incumbent.weights;

const withIncumbent = (figure: Figure, value: number | undefined): Figure =>
  value === undefined ? figure : { ...figure, incumbent: value };

/** Converts the measured page weight to figures. */
function weightToFigures({ name, incumbent: route }: Template, weight: Weight): Figure[] {
  const { transfers, domNodes, islands, layoutShift, thirdParty } = weight;
  const known: KnownWeight = (route && WEIGHTS[route]) || {};
  const before = transfers.filter(({ isBeforeLoad }) => isBeforeLoad);
  const kb = (measure: string, value: number, limit?: number): Figure => ({
    ...{ part: 'weight', subject: name, measure, unit: 'KB', value: Number(value.toFixed(2)), limit },
  });
  const count = (measure: string, value: number): Figure => ({
    ...{ part: 'weight', subject: name, measure, unit: '', value },
  });
  return [
    kb('script before load', sumKb(before, 'Script'), BUDGETS_KB.scriptBeforeLoad),
    withIncumbent(kb('script', sumKb(transfers, 'Script'), BUDGETS_KB.scriptAfterIdle), known.script),
    withIncumbent(kb('styles', sumKb(transfers, 'Stylesheet'), BUDGETS_KB.styles), known.css),
    kb('fonts', sumKb(transfers, 'Font'), BUDGETS_KB.fonts),
    withIncumbent(kb('HTML', sumKb(transfers, 'Document'), BUDGETS_KB.document), known.html),
    withIncumbent(kb('total', sumKb(transfers), BUDGETS_KB.total), known.total),
    withIncumbent(count('DOM nodes', domNodes), known.dom),
    count('hydrated islands', islands),
    { ...count('layout shift', Number(layoutShift.toFixed(4))), limit: MAX_LAYOUT_SHIFT },
    count('requests to other hosts', thirdParty.length),
  ];
}

/** Measures what a cold visit to each kind of page transfers. */
export async function measureWeights(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const template of TEMPLATES) {
    console.log(`  measuring ${template.route}`);
    const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
    // Third-party requests are blocked, as they were for the incumbent.
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    figures.push(...weightToFigures(template, await weighPage(await context.newPage(), origin + template.route)));
    await context.close();
  }
  return figures;
}
