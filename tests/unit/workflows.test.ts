import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const STEP = z.object({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.unknown()).optional(),
});
const JOB = z.object({ uses: z.string().optional(), needs: z.string().optional(), steps: z.array(STEP).default([]) });
const WORKFLOW = z.object({ on: z.record(z.string(), z.unknown()), jobs: z.record(z.string(), JOB) });
const FORM = z.object({
  name: z.string(),
  description: z.string(),
  body: z.array(
    z.object({ type: z.enum(['input', 'textarea']), id: z.string(), attributes: z.object({ label: z.string() }) }),
  ),
});

const FOLDER = '.github/workflows';
const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));
const readWorkflow = (name: string) => WORKFLOW.parse(readYaml(path.join(FOLDER, name)));
const listSteps = (name: string) => Object.values(readWorkflow(name).jobs).flatMap(({ steps }) => steps);
const listRuns = (name: string) => listSteps(name).flatMap(({ run }) => run ?? []);

describe('the workflows', () => {
  const names = readdirSync(FOLDER);

  it('test every push and pull request with the command of the README', () => {
    const { on } = readWorkflow('test.yml');
    expect(Object.keys(on)).toEqual(['push', 'pull_request', 'workflow_call']);
    expect(listRuns('test.yml')).toEqual(['npm ci', 'npm test']);
    expect(readFileSync('README.md', 'utf8')).toMatch(/^npm test /m);
  });

  it('deploy main, after its tests, for the URL that GitHub Pages serves it at', () => {
    const { on, jobs } = readWorkflow('deploy.yml');
    expect(on['push']).toEqual({ branches: ['main'] });
    expect(jobs['test']?.uses).toBe('./.github/workflows/test.yml');
    expect([jobs['build']?.needs, jobs['deploy']?.needs]).toEqual(['test', 'build']);
    expect(listRuns('deploy.yml')).toEqual(['npm ci', 'npm run build']);
    const build = listSteps('deploy.yml').find(({ run }) => run === 'npm run build');
    expect(build?.env).toMatchObject({
      SITE_URL: '${{ steps.pages.outputs.origin }}',
      SITE_BASE: '${{ steps.pages.outputs.base_path }}/',
    });
    const upload = listSteps('deploy.yml').find(({ uses }) => uses?.includes('upload-pages-artifact'));
    expect(upload?.with).toEqual({ path: 'dist' });
  });

  it.each(names)('%s runs only scripts that package.json has', (name) => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const called = listRuns(name).flatMap((run) => /^npm (?:run )?([\w:]+)/.exec(run)?.[1] ?? run);
    for (const script of called) if (script !== 'ci') expect(scripts).toHaveProperty([script]);
  });

  it.each(names)('%s pins every action to a major version and takes Node from .nvmrc', (name) => {
    const actions = listSteps(name).flatMap(({ uses }) => uses ?? []);
    for (const action of actions) expect(action).toMatch(/^[\w-]+(\/[\w-]+)+@v\d+$/);
    const nodes = listSteps(name).filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(nodes.map((step) => step.with?.['node-version-file'])).toEqual(['.nvmrc']);
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(/^\d+/.exec(process.versions.node)?.[0]);
  });
});

describe('the templates for issues', () => {
  const forms = readdirSync('.github/ISSUE_TEMPLATE').filter((name) => name !== 'config.yml');

  it.each(forms)('%s is a form that GitHub can show', (name) => {
    const { body } = FORM.parse(readYaml(path.join('.github/ISSUE_TEMPLATE', name)));
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
  });
});

describe('the dependency updates', () => {
  it('leave the pinned packages alone', () => {
    const IGNORED = z.object({ 'dependency-name': z.string(), versions: z.array(z.string()).optional() });
    const { updates } = z
      .object({ updates: z.array(z.object({ ignore: z.array(IGNORED).default([]) })) })
      .parse(readYaml('.github/dependabot.yml'));
    const ignored = updates.flatMap(({ ignore }) => ignore);
    expect(ignored).toContainEqual({ 'dependency-name': '@docsearch/react' });
    expect(ignored).toContainEqual({ 'dependency-name': 'typescript', versions: ['>=7'] });
  });
});
