import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The formatting of tags as React writes them; all of it is valid.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'long-title': 'off',
    // Anchors are named after members of the API, such as `$colliderAdded`.
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // Our filters react to typing, and Enter submits: a button would have nothing to do.
    'wcag/h32': 'off',
    // Sizes and positions that a page computes for its own images.
    'no-inline-style': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

/** The validator's messages for a page, without duplicates. */
export function checkHtml(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const sentences = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
  return [...new Set(sentences)];
}
