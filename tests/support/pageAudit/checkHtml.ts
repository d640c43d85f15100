import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes a tag: all of it is valid, and nobody reads it.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'long-title': 'off',
    // Anchors are named after members of the API, such as `$colliderAdded`.
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // Our filters answer while one types, and Enter does the rest: a button would have nothing to do.
    'wcag/h32': 'off',
    // Sizes and places that a page computes for its own pictures.
    'no-inline-style': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

/** What the validator says of a page, the same sentence once. */
export function checkHtml(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const sentences = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
  return [...new Set(sentences)];
}
